/** A message of the chat as the kinds of value read it: with numbers as digits, in lower case, and in clauses. */
import { cleanTyped } from '../lib/clean-typed-text.ts'
import { lowerCase } from '../lib/text.ts'
import { numberWords } from '../lib/number-words.ts'
import { anyOf } from './word-patterns.ts'

/** Part of a message, by the index of its first character and of the one behind its last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** What is said in one breath: up to a mark, or a word that joins or opposes sentences. */
export interface Clause extends Span {
  /** Whether the clause asks. */
  readonly asks: boolean
  /** Whether a later clause of its sentence asks: the first one of 'o de 500, quanto é?'. */
  readonly leadsToQuestion: boolean
}

export interface Message {
  /** As typed, without invisible characters. */
  readonly typed: string
  /** The same with number words as digits. */
  readonly raw: string
  /** `raw` in lower case without accents; places in both are the same. */
  readonly said: string
  readonly clauses: readonly Clause[]
  /** Returns what was typed at a place of `said`. */
  typedAt(place: Span): string
}

/** No more of a message is read. */
const LONGEST = 1000

export function messageOf(text: string): Message {
  const typed = cleanTyped(text.slice(0, LONGEST)).normalize('NFC')
  const edits: (Span & { readonly typed: Span })[] = []
  let raw = ''
  let done = 0
  for (const { from, to, by } of numberWords(typed)) {
    raw += typed.slice(done, from)
    edits.push({ from: raw.length, to: raw.length + by.length, typed: { from, to } })
    raw += by
    done = to
  }
  raw += typed.slice(done)
  const said = lowerCase(raw)
  const placeInTyped = (at: number, side: keyof Span): number => {
    let shift = 0
    for (const { from, to, typed: words } of edits) {
      if (at <= from) break
      if (at < to) return words[side]
      shift = words.to - to
    }
    return at + shift
  }
  const typedAt = ({ from, to }: Span) => typed.slice(placeInTyped(from, 'from'), placeInTyped(to, 'to'))
  return { typed, raw, said, clauses: clausesOf(said), typedAt }
}

/** Words with which another clause begins, the last of them only in a question. */
const JOINS =
  `mas|porem|so que|entao|porque|pois|ja que|enquanto|e (?:a|o) primeir[ao]|desde que|contanto que|
  e (?:qua|quando|como|onde|tem|posso|da pra|vem|vai)`.replace(/\n\s*/, '')
/** Words behind which a dot ends no sentence. */
const SHORT = 'av|r|ap|apt|apto|bl|n|nº|dr|dra|sr|sra|tel|cel|qd|lt|ed|cond|jd|st|sta|sto|trav|al|pca'
const BREAK = new RegExp(
  `(?<!(?<![a-z])(?:${SHORT}))[.!?]+(?=\\s|$)|[!?]+(?=\\s|$)|[;\\n]+|,(?!\\d)|\\s-\\s|\\s(?=(?:${JOINS}))`,
  'g',
)
const ASKING =
  'qual|quais|quanto|quantos|quantas|quando|como|onde|quem|cade|o que|por ?que|pra que|pq|sera que'
const ASKS = anyOf(`(?:e )?(?:${ASKING}|e se|what|how)`)

/** How a question ends that begins with what it asks about: 'e o de 500 quanto é', 'esse dia é de que'. */
export const ENDS_ASKING = /(?<![a-z])(?:(?:de|pra|por) que|quanto (?:e|eh|fica|sai|custa)|qual (?:e|eh))\W*$/
function clausesOf(said: string): readonly Clause[] {
  const found: Clause[] = []
  let from = 0
  let sentence = 0
  const close = (to: number, mark: string): void => {
    const text = said.slice(from, to)
    const begins = text.length - text.trimStart().length
    const asks = mark.includes('?') || ASKS.exec(text)?.index === begins || ENDS_ASKING.test(text)
    if (text.trim() !== '') {
      if (asks) found.push(...found.splice(sentence).map((each) => ({ ...each, leadsToQuestion: true })))
      found.push({ from, to, asks, leadsToQuestion: false })
    }
    if (/[.!?;\n]/.test(mark)) sentence = found.length
    from = to + mark.length
  }
  for (const { 0: mark, index } of said.matchAll(BREAK)) close(index, mark)
  close(said.length, '')
  return found
}

/** Returns the clause in which a place begins. */
export const clauseAt = ({ clauses }: Message, { from }: Span): Clause | undefined =>
  clauses.findLast((each) => each.from <= from)
