/** Recognises plain wishes in a message: a person, back, later, stop, erase, the form (docs/decisions/0173). */
import type { Doubt, Reading } from '../reading-types.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { NO_WISH, WISH_WORDINGS, WORD_FAMILIES, type Wish, type WishWording } from '../words/wish-words.ts'

/** How many other words may stand between two families. */
const BETWEEN = '(?: [^ ]+){0,5}? '

/** Matches any word of a family: 'apag* some+com' → 'apag…' or 'some com'. */
const oneOf = (family: string): string =>
  `(?:${family
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('+', ' ').replace('*', '[a-z]*'))
    .join('|')})`

const COURTESY = oneOf(WORD_FAMILIES.courtesy)

function patternOf({ says, isAll }: WishWording): RegExp {
  const families = says.map((family) => oneOf(WORD_FAMILIES[family]))
  return isAll
    ? new RegExp(`^ (?:${COURTESY} )*${families.join(` (?:${COURTESY} )*`)}(?: ${COURTESY})* $`)
    : new RegExp(` ${families.join(BETWEEN)} `)
}

interface WishPattern {
  readonly wish: Wish
  readonly pattern: RegExp
  readonly not: RegExp
}

let patterns: readonly WishPattern[] | undefined

/** Returns the patterns of all wordings, which are built on first use. */
const allPatterns = (): readonly WishPattern[] =>
  (patterns ??= WISH_WORDINGS.map((wording) => ({
    wish: wording.wish,
    pattern: patternOf(wording),
    not: new RegExp(` ${oneOf(`${NO_WISH.any} ${NO_WISH[wording.wish]}`)} `),
  })))

/** 'a gente' is we, and no person to talk to; 'gente de verdade' is. */
const WE = /\b(a|pra|da|na|pela) gente\b(?! (?:de|que|real|humana))/g

const CLAUSE = /[^.,;:!?\n]+\??/g
/** Joins two clauses; 'é' does not. */
const AND = /\s(?:mas|porém|porem|só que|so que|pq|porque|e|pois)\s/

/** Wishes that a question only asks about: 'posso cancelar quando quiser?'. */
const ASKED_ABOUT: ReadonlySet<Wish> = new Set<Wish>(['leave', 'later'])

/** Returns the words of a text between spaces, in lower case without accents. */
const wordsIn = (text: string): string =>
  ` ${
    lowerWithoutAccents(text)
      .replace(WE, '$1 nos')
      .match(/[a-z0-9]+/g)
      ?.join(' ') ?? ''
  } `

/** Returns the wish that a message plainly says. */
export function wishIn(typed: string): Wish | null {
  const clauses = [...typed.normalize('NFC').toLowerCase().matchAll(CLAUSE)].flatMap(([clause]) =>
    clause.split(AND).map((part) => ({ isAsked: clause.endsWith('?'), words: wordsIn(part) })),
  )
  const found = allPatterns().find(({ wish, pattern, not }) =>
    clauses.some(
      ({ isAsked, words }) => pattern.test(words) && !not.test(words) && !(isAsked && ASKED_ABOUT.has(wish)),
    ),
  )
  return found?.wish ?? null
}

/** Whether a doubtful value is a name, as which any words may be taken where one is asked for. */
const isOfName = ({ values }: Doubt): boolean => 'name' in values || 'mothers_name' in values

/** Adds the wish that a message plainly says, unless the message answers, corrects or commands something. */
export function withWish(reading: Reading, typed: string): Reading {
  const { answers, command, doubts, facts } = reading
  const isAnswer = Object.keys(answers).length > 0 || !doubts.every(isOfName)
  const wish = isAnswer ? null : wishIn(typed)
  const plain = {
    ...reading,
    command: null,
    facts: [],
    doubts: [],
    advice: false,
    unanswered: false,
    clear: true,
  }
  const isFree = command === null || command === 'help'
  switch (wish) {
    case 'human':
    case 'back':
      return isFree ? { ...plain, command: wish, wayOut: null } : reading
    case 'erase':
      // who wants to begin again says so
      return isFree || (command === 'restart' && !/come[cç]/i.test(typed))
        ? { ...plain, wayOut: wish }
        : reading
    case 'form':
      return isFree ? { ...plain, wayOut: wish } : reading
    case 'leave':
      return command === null ? { ...plain, facts: ['desistir'], wayOut: null } : reading
    case 'later':
      return command === null && facts.length === 0
        ? { ...plain, facts: ['volto-depois'], wayOut: null }
        : reading
    case null:
      return reading
  }
}
