/**
 * The weights by which the chat finds what a message may have meant. The build replaces this module by what it computes
 * (scripts/build/run-modules-at-build.ts).
 */
import { examplesOfCorpus, examplesOfWordings } from './topic-examples.ts'
import { trainTopics, type TopicWeights } from './train-topics.ts'

export const TOPIC_WEIGHTS: TopicWeights = trainTopics([...examplesOfCorpus(), ...examplesOfWordings()])
