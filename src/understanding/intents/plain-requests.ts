/** Recognises plain requests in a message: a person, back, later, stop, erase, the form (docs/decisions/0173). */
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import {
  NO_PLAIN_REQUEST,
  PLAIN_REQUEST_WORDINGS,
  WORD_FAMILIES,
  type PlainRequest,
  type Family,
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
  /** Families of each of which the clause must have a word. */
  readonly says: readonly Family[]
}

let patterns: readonly WishPattern[] | undefined

/** A first word of a family, or its beginning. */
interface FirstWord {
  readonly word: string
  readonly isBeginning: boolean
  readonly family: Family
}

let firstWords: ReadonlyMap<string, readonly FirstWord[]> | undefined

/** The first words of all families by their first two letters, so that most patterns need not be tried. */
function allFirstWords(): ReadonlyMap<string, readonly FirstWord[]> {
  if (firstWords) return firstWords
  const all = new Map<string, FirstWord[]>()
  for (const [family, words] of Object.entries(WORD_FAMILIES))
    for (const phrase of words.trim().split(/\s+/)) {
      const [first = ''] = phrase.split('+')
      const word = first.replace('*', '')
      const own = { word, isBeginning: word !== first, family: family as Family }
      all.set(word.slice(0, 2), [...(all.get(word.slice(0, 2)) ?? []), own])
    }
  firstWords = all
  return all
}

/** Returns the families of which a clause has at least a first word. */
function familiesIn(words: string): ReadonlySet<Family> {
  const found = new Set<Family>()
  for (const said of words.trim().split(' '))
    for (const { word, isBeginning, family } of allFirstWords().get(said.slice(0, 2)) ?? [])
      if (isBeginning ? said.startsWith(word) : said === word) found.add(family)
  return found
}

/** Returns the patterns of all wordings, which are built on first use. */
const allPatterns = (): readonly WishPattern[] =>
  (patterns ??= PLAIN_REQUEST_WORDINGS.map((wording) => ({
    wish: wording.wish,
    pattern: patternOf(wording),
    not: anyOf(`${NO_PLAIN_REQUEST.any} ${NO_PLAIN_REQUEST[wording.wish]}`),
    isAlone: wording.isAlone === true,
    says: wording.says,
  })))

/** 'a gente' is we, and no person to talk to; 'gente de verdade' is. */
const WE = /\b(a|pra|da|na|pela|minha|oi|ola|o) gente\b(?! (?:de|que|real|humana))/g

/** 'Voltaaa', 'voltarr'. */
const DRAWN_OUT = /([a-z])\1{2,}|([a-z])\2+\b/g
/** When somebody will go on, which is no part of the day of a visit. */
const OTHER_DAY = /\boutro dia\b/g
const TOMORROW_MORNING = /\bamanha (?:de manha|pela manha|cedo)\b/g

const CLAUSE = /[^.,;:!?\n]+\??/g
/** Joins two clauses; 'é' does not. */
const AND = /\s(?:mas|porém|porem|só que|so que|pq|porque|e|pois)\s/

/** Wishes that a question only asks about: 'posso cancelar quando quiser?'. */
export const ASKED_ABOUT: ReadonlySet<PlainRequest> = new Set<PlainRequest>(['leave', 'later'])

/** Returns the words of a text between spaces, in lower case without accents. */
export const wordsIn = (text: string): string =>
  ` ${
    lowerWithoutAccents(text)
      .replace(DRAWN_OUT, '$1$2')
      .replace(WE, '$1 nos')
      .replace(TOMORROW_MORNING, 'amanha')
      .replace(OTHER_DAY, 'outra hora')
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
  const parts = partsOf(typed).map((part) => ({ ...part, families: familiesIn(part.words) }))
  const found = allPatterns().find(
    ({ wish, pattern, not, isAlone, says }) =>
      !(isAlone && parts.length > 1) &&
      parts.some(
        ({ isAsked, words, families }) =>
          says.every((family) => families.has(family)) &&
          pattern.test(words) &&
          !not.test(words) &&
          !(isAsked && ASKED_ABOUT.has(wish)),
      ),
  )
  return found?.wish ?? null
}
