/** Lists of words and phrases, and where they stand in a text. All texts are in lower case without accents. */
import { PLAIN_WORDS } from './data/plain-words.ts'

export const setOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Splits a list of phrases at its commas. */
export const phrasesOf = (list: string): readonly string[] =>
  list.split(',').map((each) => each.replace(/\s+/g, ' ').trim())

/**
 * Matches any of the phrases of a list, as whole words; the phrases may be patterns.
 * @param flags 'g' to find all of them
 */
export const anyOf = (list: string, flags = ''): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${phrasesOf(list).join('|')})(?![a-z0-9])`, flags)

/** Splits a text into words. */
export const wordsOf = (said: string): string[] => said.match(/[a-z0-9']+/g) ?? []

/** Where a clause ends: at a mark, a reason, a contrast, or a wish. */
const REASONS = 'pq|porque|pois|que|q|mas|entao|ai|dai'
const ENDS = new RegExp(`[.,;:!?\\n]|\\s(?:${REASONS})(?![a-z])|\\se(?= (?:quero|queria|vou|agora) )`)

/** So many characters around a place are looked at. */
const NEAR = 80

/** Returns what stands before and behind a place in its clause. */
export function clauseAround(said: string, { from, to }: { readonly from: number; readonly to: number }) {
  const before =
    said
      .slice(Math.max(0, from - NEAR), from)
      .split(ENDS)
      .at(-1) ?? ''
  const [behind = ''] = said.slice(to, to + NEAR).split(ENDS)
  return { before, behind, around: `${before} ${behind}` }
}

const plain = setOf(PLAIN_WORDS)
/** Whether a word changes nothing about a value beside it. */
export const isPlain = (word: string): boolean => plain.has(word)
