/** What a message denies or takes back of what it names: '5 não, 10', 'não é 10, é 15', 'terça, digo, quarta'. */
import * as data from './data/denial-words.ts'
import type { Span } from './message.ts'
import { anyOf, setOf, wordsOf } from './word-patterns.ts'

const DENIES = setOf(data.DENIES)
const JOINS = setOf(data.JOINS)
const WANTS = setOf(data.WANTS)
const INSTEAD = anyOf(data.INSTEAD)
const LESS = /(?<!(?:ou|pag\w+|por) )menos $/
const BEHIND = anyOf(data.DENIED_BEHIND)
const UNIT = /^(?: ?(?:megas?|gigas?|reais))?(?:[ -]feira)?(?: (?:de|a|pela) (?:manha|tarde))? ?/
const ENDS = /^ *(?:$|[,.;!]|(?:mas|pode|so|quero|prefiro) )/

/** What stands before a place since the last mark: 'a não, b' denies nothing behind the comma. */
const before = (said: string, { from }: Span): string =>
  said
    .slice(Math.max(0, from - 40), from)
    .replace(/(?<![a-z])n[º°]/g, ' ')
    .split(/[.,;:!?\n]/)
    .at(-1) ?? ''

/** Returns the place of what denies another, with it; null if nothing right before or behind it does. */
export function denialOf(said: string, span: Span): Span | null {
  const { from, to } = span
  const words = before(said, span)
  const last = wordsOf(words).findLast((word) => !JOINS.has(word))
  // 'não quero débito não'
  const end = to + (/^ (?:nao|n)(?![a-z])/.exec(said.slice(to))?.[0].length ?? 0)
  if (last !== undefined && DENIES.has(last)) return { from: said.lastIndexOf(last, from - 1), to: end }
  const [instead] = LESS.exec(words) ?? INSTEAD.exec(words.slice(-24)) ?? []
  if (instead) return { from: said.lastIndexOf(instead, from), to }
  const behind = said.slice(to, to + 50)
  const unit = UNIT.exec(behind)?.[0].length ?? 0
  const match = BEHIND.exec(behind.slice(unit))
  const length = unit + (match?.[0].length ?? 0)
  return match?.index === 0 && ENDS.test(behind.slice(length)) ? { from, to: to + length } : null
}

/** Whether the words right before or behind a place deny it. */
export const isDenied = (said: string, span: Span): boolean => denialOf(said, span) !== null

const TAKES_BACK = anyOf(data.TAKES_BACK, 'g')
const NO = /(?:^|[^a-z])(?:nao|n) ?[,.;!]|[,.;!] ?melhor /

/** Whether what stands between two values of a kind replaces the first by the second. */
export const takesBack = (between: string): boolean => between.search(TAKES_BACK) >= 0 || NO.test(between)

/** Returns what follows the last word that takes back something, or the whole text. */
export function afterTakingBack(said: string): string {
  const match = [...said.matchAll(TAKES_BACK)].at(-1)
  return match ? said.slice(match.index + match[0].length) : said
}

/** Whether a word of wanting stands right before a place. */
function isWanted(said: string, span: Span): boolean {
  const last = wordsOf(before(said, span)).findLast((word) => WANTS.has(word) || !JOINS.has(word))
  return last !== undefined && WANTS.has(last)
}

/** Two values are wanted, or one of them. */
const BOTH = /(?:^|[^a-z])ou(?![a-z])|^ ?(?:megas? |gigas? )?e (?:o |a |de |do |dia )*$/

/**
 * Returns the candidates of a kind that a message neither denies nor takes back, in its order. Of several, those that
 * it wants: 'meu vizinho tem o de 300, quero o de 500'.
 */
export function standing<Each extends Span>(said: string, found: readonly Each[]): readonly Each[] {
  const affirmed = found
    .filter((each) => !isDenied(said, each))
    .toSorted((one, other) => one.from - other.from)
  const isReplacing = ({ from }: Each, at: number) =>
    at > 0 && takesBack(said.slice(affirmed[at - 1]?.to, from))
  const left = affirmed.slice(Math.max(0, affirmed.findLastIndex(isReplacing)))
  const wanted = left.filter((each) => isWanted(said, each))
  return wanted.length > 0 && !BOTH.test(said.slice(left[0]?.to, left.at(-1)?.from)) ? wanted : left
}
