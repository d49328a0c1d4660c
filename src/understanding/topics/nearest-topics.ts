/** Finds what a message that was not understood may have meant. */
import { isOneEditAway } from '../../lib/is-one-edit-away.ts'
import { topicStemsOf, type TopicWeights } from './train-topics.ts'

/** How much the open question counts. */
const QUESTION = 2
/** The least that the words of a message must speak for a topic. */
const LEAST = 9

/**
 * How much must speak for a topic that is clearly meant, how far it must be before the second, and how many of the words
 * and which share of them must speak for it.
 */
const CLEARLY = { weight: 16, before: 5, words: 2, share: 0.6 }

/** A topic that a message may be about: the id of a prepared answer or of a command. */
export interface NearTopic {
  readonly id: string
  /** How much the words of the message speak for it. */
  readonly weight: number
}

const expectations = new WeakMap<TopicWeights['at'], Map<string, readonly number[]>>()

/** How much each topic is expected at a question, as a logarithm. */
function expectedAt(at: TopicWeights['at'], step: string): readonly number[] {
  const known = expectations.get(at) ?? new Map<string, readonly number[]>()
  expectations.set(at, known)
  let expected = known.get(step)
  if (!expected) {
    expected = at.map((counts) => {
      const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
      return Math.log(((counts[step] ?? 0) + 0.5) / (all + 5))
    })
    known.set(step, expected)
  }
  return expected
}

/** The last message with its topics, which are asked for more than once. */
let last:
  | { readonly key: string; readonly of: TopicWeights; readonly topics: readonly NearTopic[] }
  | undefined

/**
 * Returns the topics that a message may be about, the likeliest first; none if no word of it speaks for any.
 * @param step id of the open question
 */
export function nearestTopics(weights: TopicWeights, text: string, step: string): readonly NearTopic[] {
  const key = `${step} ${text}`
  if (last?.key !== key || last.of !== weights)
    last = { key, of: weights, topics: topicsNear(weights, text, step) }
  return last.topics
}

function topicsNear({ ids, stems, at }: TopicWeights, text: string, step: string): NearTopic[] {
  const weights = new Map<number, number>()
  for (const typed of topicStemsOf(text)) {
    const own = stems[mended(typed, stems)] ?? []
    for (let index = 0; index < own.length; index += 2) {
      const topic = own[index] ?? 0
      weights.set(topic, (weights.get(topic) ?? 0) + (own[index + 1] ?? 0) / 2)
    }
  }
  const expected = expectedAt(at, step)
  return [...weights]
    .filter(([, weight]) => weight >= LEAST)
    .map(([topic, weight]) => ({
      id: ids[topic] ?? '',
      weight,
      rank: weight + QUESTION * (expected[topic] ?? 0),
    }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ id, weight }) => ({ id, weight }))
}

/** Whether most words of a message speak for a topic, and two at least. Numbers say nothing. */
export function isMostly(weights: TopicWeights, text: string, { id }: NearTopic): boolean {
  const topic = weights.ids.indexOf(id)
  const typed = topicStemsOf(text)
  const speaking = typed.filter(
    (stem) =>
      /[a-z]/.test(stem) &&
      (weights.stems[mended(stem, weights.stems)] ?? []).some((each, at) => at % 2 === 0 && each === topic),
  )
  return speaking.length >= Math.max(CLEARLY.words, CLEARLY.share * typed.length)
}

/**
 * Returns the topic that a message is clearly about: much speaks for it, most of its words do, and no other topic comes
 * near. Null if there is none.
 * @param step id of the open question
 */
export function clearTopic(weights: TopicWeights, text: string, step: string): string | null {
  const [first, second] = nearestTopics(weights, text, step)
  if (!first || first.weight < CLEARLY.weight) return null
  if (first.weight - (second?.weight ?? 0) < CLEARLY.before) return null
  return isMostly(weights, text, first) ? first.id : null
}

const initials = new WeakMap<TopicWeights['stems'], Map<string, string[]>>()

/** The known stems that may be mended to, by their first letter. */
function knownBy(known: TopicWeights['stems'], initial: string): readonly string[] {
  let all = initials.get(known)
  if (!all) {
    all = new Map<string, string[]>()
    for (const stem of Object.keys(known))
      if (stem.length >= 4) all.set(stem.charAt(0), [...(all.get(stem.charAt(0)) ?? []), stem])
    initials.set(known, all)
  }
  return all.get(initial) ?? []
}

/** The known stem that differs from a stem by one typo, or the stem itself. */
function mended(stem: string, known: TopicWeights['stems']): string {
  if (Object.hasOwn(known, stem) || stem.length < 4) return stem
  return knownBy(known, stem.charAt(0)).find((each) => isOneEditAway(stem, each)) ?? ''
}
