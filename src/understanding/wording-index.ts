/** Finds which of a list of known wordings a text resembles, by runs of four letters and by stems of its words. */

import * as words from './data/asking-words.ts'

/** A topic, and how near a text is to its wordings: 0 to 1. */
export interface Near {
  readonly id: string
  readonly score: number
}

/** What is typed short, in full. Words that are typed in several ways, in one; a number is any number. */
const IN_FULL: ReadonlyMap<string, string> = new Map(
  words.IN_FULL.split(/,\s+/).map((each): [string, string] => [
    each.slice(0, each.indexOf(' ')),
    each.slice(each.indexOf(' ') + 1),
  ]),
)

/** Words that say little of what a text is about. */
const LITTLE: ReadonlySet<string> = new Set(words.LITTLE.split(/\s+/))

const ENDING = /(?:[aei]mos|[aei]ndo|[aei]ram|[ai]d[ao]s?|[ae]ria|[aei]r|[aeo]m|ou|[ei]i|iu|[aeoi]s|[aeos])$/

const stemOf = (word: string): string => (word.length > 4 ? word.replace(ENDING, '') : word.replace(/s$/, ''))

const LENGTH = 4

/** The words of a text in lower case without accents, in full; a number is any number. */
const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/\b(e|wi)-(mail|fi)\b/g, '$1$2')
      .match(/[a-z0-9]+/g) ?? []
  ).flatMap((word) => IN_FULL.get(word)?.split(' ') ?? (word.replace(/\d+/g, '') || '#'))

/** How many words of a text may carry a subject. */
export const subjectsIn = (text: string): number =>
  wordsOf(text).filter((word) => word !== '#' && word !== 'nao' && !LITTLE.has(word)).length

/** Runs of four letters over the ends of words, and stems, each once. */
function featuresOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text)
  const line = ` ${words.join(' ')} `
  const features = new Set(words.filter((word) => !LITTLE.has(word)).map((word) => `:${stemOf(word)}`))
  for (let at = 0; at + LENGTH <= line.length; at += 1) features.add(line.slice(at, at + LENGTH))
  return features
}

/** How much the likest wording counts beside the likest three, and these beside all of a topic. */
const SHARE = { first: 0.5, all: 0.3 }
/** The more wordings a topic has, the less each counts among all. */
const SPREAD = 0.6
/** Topics less near than this are none. */
const LEAST = 0.05

export class WordingIndex {
  /** For each feature, in which wordings it stands. */
  readonly #where = new Map<string, number[]>()
  /** How much a feature says: the more, the fewer topics have it. */
  readonly #weight = new Map<string, number>()
  readonly #lengths: readonly number[]
  readonly #topics: readonly { readonly id: string; readonly from: number; readonly to: number }[]

  constructor(wordings: ReadonlyMap<string, readonly string[]>) {
    let count = 0
    this.#topics = [...wordings].map(([id, { length }]) => ({ id, from: count, to: (count += length) }))
    const features = [...wordings.values()].flat().map(featuresOf)
    for (const [at, own] of features.entries())
      for (const feature of own) {
        const where = this.#where.get(feature)
        if (where) where.push(at)
        else this.#where.set(feature, [at])
      }
    const topicAt = [...wordings.values()].flatMap((texts, topic) => texts.map(() => topic))
    for (const [feature, where] of this.#where)
      this.#weight.set(feature, this.#weightOf(new Set(where.map((at) => topicAt[at])).size))
    this.#lengths = features.map((own) => this.#lengthOf(own))
  }

  /** Returns the topics whose wordings resemble a text, the nearest first. */
  nearest(text: string): Near[] {
    const features = featuresOf(text)
    const length = this.#lengthOf(features)
    const likeness = new Float64Array(this.#lengths.length)
    for (const feature of features) {
      const weight = (this.#weight.get(feature) ?? 0) ** 2 / length
      for (const at of this.#where.get(feature) ?? []) likeness[at] = (likeness[at] ?? 0) + weight
    }
    return this.#topics
      .map(({ id, from, to }) => ({ id, score: this.#score(likeness, from, to) }))
      .filter(({ score }) => score > LEAST)
      .sort((one, other) => other.score - one.score)
  }

  #score(likeness: Float64Array, from: number, to: number): number {
    let [sum, first, second, third] = [0, 0, 0, 0]
    for (let at = from; at < to; at += 1) {
      const like = (likeness[at] ?? 0) / (this.#lengths[at] ?? 1)
      sum += like
      if (like > first) [first, second, third] = [like, first, second]
      else if (like > second) [second, third] = [like, second]
      else if (like > third) third = like
    }
    const near = SHARE.first * first + ((1 - SHARE.first) * (first + second + third)) / 3
    return (1 - SHARE.all) * near + (SHARE.all * sum) / (to - from) ** SPREAD
  }

  #weightOf(owners: number): number {
    return Math.log(1 + this.#topics.length / (1 + owners))
  }

  /** What an unknown feature is worth counts too: it says something that no topic does. */
  #lengthOf(features: ReadonlySet<string>): number {
    const unknown = this.#weightOf(0)
    let sum = 0
    for (const feature of features) sum += (this.#weight.get(feature) ?? unknown) ** 2
    return Math.sqrt(sum) || 1
  }
}
