/** Recognises plain requests in a message: a person, back, later, stop, erase, the form (docs/decisions/0173). */
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import {
  NO_PLAIN_REQUEST,
  PLAIN_REQUEST_WORDINGS,
  SUPPOSED,
  WORD_FAMILIES,
  type PlainRequest,
  type Family,
  type PlainRequestWording,
} from '../words/plain-request-words.ts'

/** How many other words may stand between two families. */
const BETWEEN = '(?: [^ ]+){0,5}? '

/**
 * A letter that is drawn out: 'voltaaa', 'voltarr'; none is that of a word of one letter, 'ddd'. Words of tables are read
 * without it, as messages are: 'whatsapp'.
 */
const DRAWN_OUT = /(?!\b([a-z])\1+\b)(?:([a-z])\2{2,}|([a-z])\3+(?![a-z*]))/g

/** Returns a text without letters that are drawn out. */
const withoutDrawnOut = (text: string): string => text.replace(DRAWN_OUT, '$2$3')

/** Returns the words and phrases of a family, as they stand in a message (`wordsIn`). */
const phrasesOf = (family: string): readonly string[] =>
  family
    .trim()
    .split(/\s+/)
    .map((phrase) => withoutDrawnOut(phrase.replaceAll('+', ' ')))

/** Matches any word of a family: 'apag* some+com' → 'apag…' or 'some com'. */
export const oneOf = (family: string): string =>
  `(?:${phrasesOf(family)
    .map((phrase) => phrase.replace('*', '[a-z]*'))
    .join('|')})`

/** Matches a word of a family among words between spaces. */
export const anyOf = (family: string): RegExp => new RegExp(` ${oneOf(family)} `)

const COURTESY = oneOf(WORD_FAMILIES.courtesy)
const ONLY_COURTESY = new RegExp(`^(?: ${COURTESY})* $`)
const ONLY_CANCELS = new RegExp(`^(?: ${COURTESY})* ${oneOf(WORD_FAMILIES.cancels)}(?: ${COURTESY})* $`)
const FOR_GOOD = anyOf(WORD_FAMILIES.forGood)
/** Asks for leave to go on later: 'posso terminar de noite?'. */
const MAY_I = anyOf(WORD_FAMILIES.mayI)

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
    for (const phrase of phrasesOf(words)) {
      const [first = ''] = phrase.split(' ')
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
    not: anyOf(
      `${NO_PLAIN_REQUEST.any} ${wording.wish === 'later' ? '' : SUPPOSED} ${NO_PLAIN_REQUEST[wording.wish]}`,
    ),
    isAlone: wording.isAlone === true,
    says: wording.says,
  })))

/** 'a gente' is we, and no person to talk to; 'gente de verdade' is. */
const WE = /\b(a|pra|da|na|pela|minha|oi|ola|o) gente\b(?! (?:de|que|real|humana))/g

/** When somebody will go on, which is no part of the day of a visit. */
const OTHER_DAY = /\boutro dia\b/g
const TOMORROW_MORNING = /\bamanha (?:de manha|pela manha|cedo)\b/g

/** How old somebody becomes or became: 'faço 40 domingo'. */
const AGE = / (?:faco|completo|completei|fiz|fazer|completar) \d+ /
const CLAUSE = /[^.,;:!?\n]+\??/g
/** Joins two clauses; 'é' does not. */
const AND = /\s(?:mas|porém|porem|só que|so que|pq|porque|e|pois)\s/

/** Wishes that a question only asks about: 'posso cancelar quando quiser?'. */
export const ASKED_ABOUT: ReadonlySet<PlainRequest> = new Set<PlainRequest>(['leave', 'later'])

/** Returns the words of a text between spaces, in lower case without accents. */
export const wordsIn = (text: string): string =>
  ` ${
    withoutDrawnOut(lowerWithoutAccents(text))
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

/** Where what one does follows from a reason before it: 'pra dar conta de banco eu tô fora'. */
const THEREFORE =
  / (?=(?:entao |ai |dai )?(?:eu|nos|entao) (?:to|tou|estou|vou|nao|num|n|quero|prefiro|desisto|paro) )/
const DAY_OF_WEEK = 'segunda|terca|quarta|quinta|sexta|sabado|domingo'
/** What belongs to the next part: a time after which one goes on ('quando sair a chave, eu termino'), 'deixa, não quero'. */
const GOES_WITH_NEXT = new RegExp(
  `^ (?:(?:so|ai|mas|e) )*(?:quando|qdo|assim que|logo que|depois que|amanha|(?:n?[oa] )?(?:${DAY_OF_WEEK})) | n?a (?:${DAY_OF_WEEK}) $| deixa $`,
)

/** Returns the parts of a message, and what stands in them beside a reason, or in two of them together. */
function partsAndBetween(typed: string): readonly Part[] {
  const parts = partsOf(typed)
  const consequences = parts.flatMap(({ isAsked, words }) => {
    const [reason = '', ...rest] = words.split(THEREFORE)
    return rest.length > 0 && reason.trim() ? [{ isAsked, words: ` ${rest.join(' ').trim()} ` }] : []
  })
  const joined = parts.flatMap(({ words }, index) => {
    const next = parts[index + 1]
    return next && GOES_WITH_NEXT.test(words) ? [{ ...next, words: words.trimEnd() + next.words }] : []
  })
  return [...parts, ...consequences, ...joined]
}

type PartWithFamilies = Part & { readonly families: ReadonlySet<Family> }

const withFamilies = (part: Part): PartWithFamilies => ({ ...part, families: familiesIn(part.words) })

/** Whether a part of a message says a wish in these words. */
const says = (
  { wish, pattern, not, says: families }: WishPattern,
  { isAsked, words, families: own }: PartWithFamilies,
  mayBeAsked: boolean,
): boolean =>
  families.every((family) => own.has(family)) &&
  pattern.test(words) &&
  !not.test(words) &&
  !(wish === 'later' && AGE.test(words)) &&
  !(isAsked && ASKED_ABOUT.has(wish) && !(wish === 'later' && mayBeAsked))

/** Returns the wish that a message plainly says. */
export function wishIn(typed: string): PlainRequest | null {
  const parts = partsAndBetween(typed).map(withFamilies)
  const isWhole = partsOf(typed).length === 1
  const mayBeAsked = MAY_I.test(wordsIn(typed))
  const found = allPatterns().filter(
    (each) => !(each.isAlone && !isWhole) && parts.some((part) => says(each, part, mayBeAsked)),
  )
  const wish = found[0]?.wish ?? null
  // who stops here to go on later leaves nothing: 'vou ter que parar aqui, depois continuo'
  const isPause = wish === 'leave' && found.some((each) => each.wish === 'later') && !saysForGood(typed)
  return isPause ? 'later' : wish
}

/** Whether a part of a message consists of words of a family and of courtesy, with one of the family at least. */
export const consistsOf = (words: string, family: string): boolean =>
  anyOf(family).test(words) && new RegExp(`^(?: (?:${COURTESY}|${oneOf(family)}))+ $`).test(words)

/** Whether a message says that the visitor leaves for good, and does not only stop. */
export const saysForGood = (typed: string): boolean => FOR_GOOD.test(wordsIn(typed))

/** Whether a message says nothing but that the visitor leaves: each part does, or is a courtesy. */
export function onlyLeaves(typed: string): boolean {
  const leaving = allPatterns().filter(({ wish }) => wish === 'leave')
  return partsOf(typed)
    .map(withFamilies)
    .every(
      (part) =>
        ONLY_COURTESY.test(part.words) ||
        ONLY_CANCELS.test(part.words) ||
        leaving.some((each) => says(each, part, false)),
    )
}
