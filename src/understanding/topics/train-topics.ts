/** Learns from examples which word stems speak for which topic: naive Bayes over word stems, with the open question. */
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { stemsOf } from '../words/similar-texts.ts'

/** A message with the topics that it is about, and the id of the question that was open, if it is known. */
export interface TopicExample {
  readonly text: string
  readonly ids: readonly string[]
  readonly step?: string
}

/** What was learned. Weights are logarithms, in halves; a stem that speaks for no topic is missing. */
export interface TopicWeights {
  readonly ids: readonly string[]
  /** For each stem the indexes of topics in `ids`, each followed by its weight. */
  readonly stems: Readonly<Record<string, readonly number[]>>
  /** For each topic, how many of its examples were said at each question. */
  readonly at: readonly Readonly<Record<string, number>>[]
}

/** What a stem counts for a topic in which no example has it. */
const UNSEEN = 0.002
/** Examples that every topic seems to have besides its own, so that a topic with few of them does not win too easily. */
const BESIDES = 2

/** The stems of a text, each once. */
export const topicStemsOf = (text: string): string[] => stemsOf(lowerWithoutAccents(text.normalize('NFC')))

/** Learns the weights from examples. */
export function trainTopics(examples: readonly TopicExample[]): TopicWeights {
  const ids = [...new Set(examples.flatMap((example) => example.ids))].toSorted()
  const topics = ids.map((id) => examples.filter((example) => example.ids.includes(id)))
  const counts = topics.map((own) => countOf(own.flatMap(({ text }) => topicStemsOf(text))))
  const spread = countOf(counts.flatMap((own) => [...own.keys()]))
  const weightOf = (stem: string, topic: number): number => {
    const share = (counts[topic]?.get(stem) ?? 0) / ((topics[topic]?.length ?? 0) + BESIDES)
    return Math.round(
      2 * Math.log((share + UNSEEN) / UNSEEN) * Math.log(1 + ids.length / (spread.get(stem) ?? 1)),
    )
  }
  const stems = [...spread.keys()].toSorted().map((stem): [string, number[]] => [
    stem,
    ids.flatMap((_, topic) => {
      const weight = weightOf(stem, topic)
      return weight > 0 ? [topic, weight] : []
    }),
  ])
  return {
    ids,
    stems: Object.fromEntries(stems),
    at: topics.map((own) => Object.fromEntries(countOf(own.flatMap(({ step }) => step ?? [])))),
  }
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
