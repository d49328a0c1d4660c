/** Finds what a message that was not understood may have meant. */
import { isOneEditAway } from '../../lib/one-edit-away.ts'
import { topicStemsOf, type TopicWeights } from './train-topics.ts'

/** How much the open question counts. */
const QUESTION = 2
/** The least that the words of a message must speak for a topic. */
const LEAST = 9

/** A topic that a message may be about: the id of a prepared answer or of a command. */
export interface NearTopic {
  readonly id: string
  /** How much the words of the message speak for it. */
  readonly weight: number
}

/**
 * Returns the topics that a message may be about, the likeliest first; none if no word of it speaks for any.
 * @param step id of the open question
 */
export function nearestTopics({ ids, stems, at }: TopicWeights, text: string, step: string): NearTopic[] {
  const weights = new Map<number, number>()
  for (const typed of topicStemsOf(text)) {
    const own = stems[mended(typed, stems)] ?? []
    for (let index = 0; index < own.length; index += 2) {
      const topic = own[index] ?? 0
      weights.set(topic, (weights.get(topic) ?? 0) + (own[index + 1] ?? 0) / 2)
    }
  }
  const expected = (topic: number): number => {
    const counts = at[topic] ?? {}
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return Math.log(((counts[step] ?? 0) + 0.5) / (all + 5))
  }
  return [...weights]
    .filter(([, weight]) => weight >= LEAST)
    .map(([topic, weight]) => ({ id: ids[topic] ?? '', weight, rank: weight + QUESTION * expected(topic) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ id, weight }) => ({ id, weight }))
}

/** The known stem that differs from a stem by one typo, or the stem itself. */
function mended(stem: string, known: TopicWeights['stems']): string {
  if (Object.hasOwn(known, stem) || stem.length < 4) return stem
  const isTypo = (each: string) => each.length >= 4 && each[0] === stem[0] && isOneEditAway(stem, each)
  return Object.keys(known).find(isTypo) ?? ''
}
