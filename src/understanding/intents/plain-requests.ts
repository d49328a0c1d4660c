/** Recognises plain requests in a message: a person, back, later, stop, erase, the form (docs/decisions/0173). */
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import {
  NO_PLAIN_REQUEST,
  PLAIN_REQUEST_WORDINGS,
  WORD_FAMILIES,
  type PlainRequest,
  type PlainRequestWording,
} from '../words/plain-request-words.ts'

/** How many other words may stand between two families. */
const BETWEEN = '(?: [^ ]+){0,5}? '

/** Matches any word of a family: 'apag* some+com' → 'apag…' or 'some com'. */
export const oneOf = (family: string): string =>
  `(?:${family
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('+', ' ').replace('*', '[a-z]*'))
    .join('|')})`

/** Matches a word of a family among words between spaces. */
export const anyOf = (family: string): RegExp => new RegExp(` ${oneOf(family)} `)

const COURTESY = oneOf(WORD_FAMILIES.courtesy)

function patternOf({ says, isAll }: PlainRequestWording): RegExp {
  const families = says.map((family) => oneOf(WORD_FAMILIES[family]))
  return isAll
    ? new RegExp(`^ (?:${COURTESY} )*${families.join(` (?:${COURTESY} )*`)}(?: ${COURTESY})* $`)
    : new RegExp(` ${families.join(BETWEEN)} `)
}

interface WishPattern {
  readonly wish: PlainRequest
  readonly pattern: RegExp
  readonly not: RegExp
  readonly isAlone: boolean
  /** Words of which the clause must have one. */
  readonly key: RegExp
}

let patterns: readonly WishPattern[] | undefined

/** Returns the patterns of all wordings, which are built on first use. */
const allPatterns = (): readonly WishPattern[] =>
  (patterns ??= PLAIN_REQUEST_WORDINGS.map((wording) => ({
    wish: wording.wish,
    pattern: patternOf(wording),
    not: anyOf(`${NO_PLAIN_REQUEST.any} ${NO_PLAIN_REQUEST[wording.wish]}`),
    isAlone: wording.isAlone === true,
    key: anyOf(WORD_FAMILIES[wording.says.at(-1) ?? 'courtesy']),
  })))

/** 'a gente' is we, and no person to talk to; 'gente de verdade' is. */
const WE = /\b(a|pra|da|na|pela) gente\b(?! (?:de|que|real|humana))/g

const CLAUSE = /[^.,;:!?\n]+\??/g
/** Joins two clauses; 'é' does not. */
const AND = /\s(?:mas|porém|porem|só que|so que|pq|porque|e|pois)\s/

/** Wishes that a question only asks about: 'posso cancelar quando quiser?'. */
export const ASKED_ABOUT: ReadonlySet<PlainRequest> = new Set<PlainRequest>(['leave', 'later'])

/** Returns the words of a text between spaces, in lower case without accents. */
export const wordsIn = (text: string): string =>
  ` ${
    lowerWithoutAccents(text)
      .replace(WE, '$1 nos')
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  } `

/** A part of a message as its words between spaces. */
interface Part {
  readonly isAsked: boolean
  readonly words: string
}

export const partsOf = (typed: string): readonly Part[] =>
  [...typed.normalize('NFC').toLowerCase().matchAll(CLAUSE)].flatMap(([clause]) =>
    clause.split(AND).map((part) => ({ isAsked: clause.endsWith('?'), words: wordsIn(part) })),
  )

/** Returns the wish that a message plainly says. */
export function wishIn(typed: string): PlainRequest | null {
  const parts = partsOf(typed)
  const found = allPatterns().find(
    ({ wish, pattern, not, isAlone, key }) =>
      !(isAlone && parts.length > 1) &&
      parts.some(
        ({ isAsked, words }) =>
          key.test(words) && pattern.test(words) && !not.test(words) && !(isAsked && ASKED_ABOUT.has(wish)),
      ),
  )
  return found?.wish ?? null
}
