/** Finds what a message that was not understood may have meant. */
import { isOneEditAway } from '../../lib/is-one-edit-away.ts'
import { QUESTION, topicsExpectedAt, topicStemsOf, type TopicWeights } from './train-topics.ts'

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
    expected = topicsExpectedAt(at, step)
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

/**
 * How much of what a message says must speak for a topic, for it to be offered: as a share of the most that its words can
 * speak for any topic. One word alone must be most of it.
 */
const OFFERED = { share: 0.4, alone: { weight: 10, share: 0.6 } }
/** How much a word counts that is known of no topic. It may carry the subject. */
const UNKNOWN = 8
/** The least that a word must speak for a topic to be about it. */
const SPEAKS = 4
/** A word that may be about a topic: no number, no laughter, no abbreviation of a word that says nothing. */
const MAY_SPEAK = /^(?!k+$)[a-z]{3,}$/

/** How much a stem speaks for each topic, by the topic's index. */
function spokenBy(stem: string, stems: TopicWeights['stems']): ReadonlyMap<number, number> {
  const own = stems[mended(stem, stems)] ?? []
  return new Map(
    own.flatMap((topic, index): [number, number][] =>
      index % 2 === 0 ? [[topic, (own[index + 1] ?? 0) / 2]] : [],
    ),
  )
}

/** The words of a message that may carry its subject: their stems, whether they are known, and how much they speak for topics. */
const subjectWordsOf = (stems: TopicWeights['stems'], text: string) =>
  topicStemsOf(text)
    .filter((stem) => MAY_SPEAK.test(stem))
    .map((stem) => ({ of: spokenBy(stem, stems), isKnown: Object.hasOwn(stems, stem) }))

/**
 * Returns the share of what a message says that speaks for a topic, from 0 to 1, by the words that may carry its subject.
 * Null if too few of them speak for it.
 */
function shareOf({ ids, stems }: TopicWeights, text: string, id: string): number | null {
  const topic = ids.indexOf(id)
  const words = subjectWordsOf(stems, text)
  const most = words.reduce((sum, { of }) => sum + (of.size > 0 ? Math.max(...of.values()) : UNKNOWN), 0)
  const speaking = words.filter(({ of }) => (of.get(topic) ?? 0) >= SPEAKS)
  const weight = speaking.reduce((sum, { of }) => sum + (of.get(topic) ?? 0), 0)
  const [only, another] = speaking
  if (!only) return null
  // a word that only looks like one says nothing alone
  const isAlone = only.isKnown && weight >= Math.max(OFFERED.alone.weight, OFFERED.alone.share * most)
  return another || isAlone ? weight / most : null
}

/**
 * Returns the topics that a message may well be about, the likeliest first: much of what its words say speaks for them.
 * @param step id of the open question
 * @param share the least share, if another than usually
 */
export const topicsToOffer = (
  weights: TopicWeights,
  text: string,
  step: string,
  share: number = OFFERED.share,
): readonly NearTopic[] =>
  nearestTopics(weights, text, step).filter(({ id }) => (shareOf(weights, text, id) ?? 0) >= share)

/** The share of a message that must speak for what a pattern has found in it, and how many words may be about something else. */
const FOUND = { share: 0.35, besides: 1 }

/**
 * Whether a message is perhaps about something else than the topic that a pattern has found in it: little of what it says
 * speaks for that, and several of its words do not ('esse modem gasta muita luz?').
 */
export function speaksLittleFor(weights: TopicWeights, text: string, id: string): boolean {
  const topic = weights.ids.indexOf(id)
  const silent = subjectWordsOf(weights.stems, text).filter(({ of }) => (of.get(topic) ?? 0) < SPEAKS)
  return silent.length > FOUND.besides && (shareOf(weights, text, id) ?? 0) < FOUND.share
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
