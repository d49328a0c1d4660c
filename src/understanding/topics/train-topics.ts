/**
 * Learns from examples which word stems speak for which topic: naive Bayes over word stems, with the open question. The
 * weights are then corrected by the examples for which another topic would come first, or nearly (docs/decisions/0193).
 */
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

/** How much the open question counts. */
export const QUESTION = 2

/** How much each topic is expected at a question, as a logarithm. */
export const topicsExpectedAt = (at: TopicWeights['at'], step: string): readonly number[] =>
  at.map((counts) => {
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return Math.log(((counts[step] ?? 0) + 0.5) / (all + 5))
  })

/** The stems of a text, each once. */
export const topicStemsOf = (text: string): string[] => stemsOf(lowerWithoutAccents(text.normalize('NFC')))

/** How often the weights are corrected by all examples, and by how much at first. */
const CORRECTED = { times: 5, by: 0.5 }
/** How far the topic of an example must come before all others. */
const BEFORE = 4
/** The least that a weight is corrected to. */
const LEAST = 0.5
/** Wishes, whose weights stay as they are: what is done instead of answering needs a plainer word than a question. */
const WISHES: ReadonlySet<string> = new Set([
  'human',
  'back',
  'restart',
  'help',
  'erase',
  'form',
  'desistir',
  'volto-depois',
])

/** The weights of each stem, by the topic's index. */
type Weights = ReadonlyMap<string, Map<number, number>>

/** Learns the weights from examples. */
export function trainTopics(examples: readonly TopicExample[]): TopicWeights {
  const ids = [...new Set(examples.flatMap((example) => example.ids))].toSorted()
  const topics = ids.map((id) => examples.filter((example) => example.ids.includes(id)))
  const counts = topics.map((own) => countOf(own.flatMap(({ text }) => topicStemsOf(text))))
  const spread = countOf(counts.flatMap((own) => [...own.keys()]))
  const weightOf = (stem: string, topic: number): number => {
    const share = (counts[topic]?.get(stem) ?? 0) / ((topics[topic]?.length ?? 0) + BESIDES)
    return Math.log((share + UNSEEN) / UNSEEN) * Math.log(1 + ids.length / (spread.get(stem) ?? 1))
  }
  const weights: Weights = new Map(
    [...spread.keys()].toSorted().map((stem) => [
      stem,
      new Map(
        ids.flatMap((_, topic): [number, number][] => {
          const weight = weightOf(stem, topic)
          return weight > 0 ? [[topic, weight]] : []
        }),
      ),
    ]),
  )
  const at = topics.map((own) => Object.fromEntries(countOf(own.flatMap(({ step }) => step ?? []))))
  correct(weights, examples, ids, at)
  const stems = [...weights].map(([stem, own]): [string, number[]] => [
    stem,
    [...own].flatMap(([topic, weight]) => {
      const halves = Math.round(2 * weight)
      return halves > 0 ? [topic, halves] : []
    }),
  ])
  return { ids, stems: Object.fromEntries(stems), at }
}

/**
 * Corrects the weights: where another topic comes first for an example, or nearly, its words speak less for that topic, and
 * more for the right one. Later corrections are smaller.
 */
function correct(
  weights: Weights,
  examples: readonly TopicExample[],
  ids: readonly string[],
  at: TopicWeights['at'],
): void {
  const all = examples.map(({ text, step = '', ids: own }) => ({
    stems: topicStemsOf(text),
    expected: topicsExpectedAt(at, step),
    right: new Set(own.map((id) => ids.indexOf(id))),
  }))
  for (let time = 0; time < CORRECTED.times; time += 1) {
    const by = CORRECTED.by * (1 - time / (CORRECTED.times + 1))
    for (const { stems, expected, right } of inTurns(all)) {
      const sums = new Map<number, number>()
      for (const stem of stems)
        for (const [topic, weight] of weights.get(stem) ?? [])
          sums.set(topic, (sums.get(topic) ?? 0) + weight)
      const ranked = [...sums]
        .map(([topic, weight]) => ({ topic, rank: weight + QUESTION * (expected[topic] ?? 0) }))
        .toSorted((a, b) => b.rank - a.rank)
      const best = ranked.find(({ topic }) => right.has(topic))
      const other = ranked.find(({ topic }) => !right.has(topic))
      if (!best || !other || best.rank - other.rank >= BEFORE) continue
      if ([best, other].some(({ topic }) => WISHES.has(ids[topic] ?? ''))) continue
      for (const stem of stems) {
        const own = weights.get(stem)
        const step = by / Math.sqrt(stems.length)
        const [more, less] = [own?.get(best.topic), own?.get(other.topic)]
        if (more !== undefined) own?.set(best.topic, more + step)
        if (less !== undefined) own?.set(other.topic, Math.max(LEAST, less - step))
      }
    }
  }
}

/** All of a list in an order that mixes neighbours, the same in every run: examples of one topic stand together. */
function* inTurns<Each>(all: readonly Each[]): Generator<Each> {
  const turns = 37
  for (let turn = 0; turn < turns; turn += 1)
    for (let at = turn; at < all.length; at += turns) {
      const each = all[at]
      if (each !== undefined) yield each
    }
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
