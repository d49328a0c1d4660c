/** Reads a plain yes or no, the order's own yes, and what is said of offers by e-mail. */
import { isOneEditAway } from '../lib/spelling.ts'
import * as data from './data/yes-and-no.ts'
import type { Span } from './message.ts'
import { anyOf, phrasesOf, setOf, wordsOf } from './word-patterns.ts'

const YES = setOf(data.YES)
const NO = setOf(data.NO)
const BESIDE = setOf(data.BESIDE)
const COURTESY = setOf(data.COURTESY)
const phraseOf = (isYes: boolean) => (phrase: string) => ({ phrase, isYes })
/** Longer ones first, since they contain others: 'claro que não', 'por que não'. */
const PHRASES = [
  ...phrasesOf(data.YES_PHRASES).map(phraseOf(true)),
  ...phrasesOf(data.NO_PHRASES).map(phraseOf(false)),
].toSorted((one, other) => other.phrase.length - one.phrase.length)
const ORDER_AGREES = setOf(data.ORDER_AGREES)
const ORDER_BESIDE = setOf(data.ORDER_BESIDE)

const UP = /^[\s\ufe0f]*(?:\ud83d[\udc4d\udc4c]|\u2705|\u2714)/
const DOWN = /^\s*(?:\ud83d\udc4e|\u274c)/

/** 'simmm' as 'sim', 'naooo' as 'nao'. */
const short = (word: string) => word.replace(/(.)\1+$/, '$1')

/** 'o que é isso' is no yes. */
const ASKS = /^\W*(?:o )?(?:que|q|qual|como|quanto|quando|onde|quem)(?! (?:sim|nao)) /

/**
 * Returns true if a text says only yes, false if it says only no, and null for anything else.
 * @param said lower-case text without accents
 * @param raw the text as typed, in which a thumb is recognised
 */
export function yesNo(said: string, raw = ''): boolean | null {
  const words = wordsOf(said).map((word) => (YES.has(word) || COURTESY.has(word) ? word : short(word)))
  if (words.length === 0) return UP.test(raw) ? true : DOWN.test(raw) ? false : null
  if (words.length > 12 || ASKS.test(said)) return null
  if (said === 'no') return false
  let text = ` ${words.join(' ')} `
  const found = PHRASES.filter(({ phrase }) => {
    const rest = text.replace(` ${phrase} `, ' ')
    const isFound = rest !== text
    text = rest
    return isFound
  })
  const left = wordsOf(text)
  const no = found.some(({ isYes }) => !isYes) || left.some((word) => NO.has(word))
  // 'claro', 'isso' and 'ok' beside a no are courtesy
  const isCourtesy = (word: string) => no && (COURTESY.has(word) || BESIDE.has(word))
  const yes = found.some(({ isYes }) => isYes) || left.some((word) => YES.has(word) && !isCourtesy(word))
  const isAll = left.every((word) => [YES, NO, BESIDE, COURTESY].some((list) => list.has(word)))
  return isAll && yes !== no ? yes : null
}

const PARTS = /[.,;:!\n]+|\s(?:pq|porque|pois|ja que|mas|so que|e ai|entao)\s/
/** What keeps a yes with a reason from being one. */
const OPEN = anyOf('se, caso, ou, depende, talvez, antes, depois, quando, so que, nao sei, sei la, qual')

/** Returns the yes or no of a part of the message that no other part contradicts: 'meu marido leu, manda ver'. */
export function yesNoWithReason(said: string, raw = ''): boolean | null {
  const plain = yesNo(said, raw)
  if (plain !== null || said.includes('?') || OPEN.test(said)) return plain
  const answers = said
    .split(PARTS)
    .filter((part) => wordsOf(part).some((word) => !COURTESY.has(word)))
    .map((part) => yesNo(part))
  const told = new Set(answers.filter((answer) => answer !== null))
  const [only] = told
  return told.size === 1 && only !== undefined && (answers[0] !== null || answers.at(-1) !== null)
    ? only
    : null
}

/** What agrees with the order although none of its words does alone. */
const ORDER_PHRASES = anyOf(data.ORDER_PHRASES)
const PHRASES_BESIDE = anyOf(data.ORDER_PHRASES_BESIDE, 'g')
/** Asks on, or whether it is done already. */
const DONE = anyOf(data.ASKS_ON_ORDER)

/** Whether the whole message is the order's yes: words of a closed list, of which one agrees. */
export function isOrderYes(said: string, raw = ''): boolean {
  const words = wordsOf(said.replace(PHRASES_BESIDE, ' ')).map(orderWord)
  if (wordsOf(said).length === 0) return UP.test(raw)
  if (said.includes('?') || words.length > 20 || DONE.test(said)) return false
  const isListed = words.every((word) => ORDER_AGREES.has(word) || ORDER_BESIDE.has(word))
  return isListed && (words.some((word) => ORDER_AGREES.has(word)) || ORDER_PHRASES.test(said))
}

/** What is near a verb of the order and says something else: 'confiro', 'finalizou', 'confirmaria'. */
const OTHER_VERB = /^confir[oa]$|(?:ou|ava|ei|ia|ara|am|em)$/

function orderWord(word: string): string {
  const plain = [word, short(word)].find((each) => ORDER_AGREES.has(each) || ORDER_BESIDE.has(each))
  if (plain !== undefined || word.length < 6 || OTHER_VERB.test(word)) return plain ?? word
  return [...ORDER_AGREES].find((each) => each.length > 5 && isOneEditAway(each, word)) ?? word
}

const OFFERS = anyOf(data.OFFERS)
const REFUSES = anyOf(data.REFUSES_OFFERS)
const WANTS = anyOf(data.WANTS_OFFERS)
const UNMARKS = anyOf(data.UNMARKS_OFFERS)

/** What a message says of offers by e-mail: 'true' only in a plain yes of its own, 'false' for any refusal. */
export function offersConsent(said: string): 'true' | 'false' | null {
  const about = said.split(/[.,;!\n]+|\smas\s/).filter((clause) => OFFERS.test(clause))
  if (UNMARKS.test(said) || about.some((clause) => REFUSES.test(clause))) return 'false'
  if (said.includes('?')) return null
  return about.some((clause) => WANTS.test(clause) && wordsOf(clause).length < 10) ? 'true' : null
}

/** A place in a list, from 0; from the end if negative. */
export interface Ordinal extends Span {
  readonly place: number
}

const ORDINALS = 'primeir segund terceir quart quint sext setim oitav non'.split(' ')
const PLACE = anyOf(`(${ORDINALS.join('|')}|penultim|ultim)[oa]`)
const LETTER = anyOf('(?:opcao|alternativa|resposta|letra|numero) (\\d|[a-e])')

/** Finds a place in a list: 1 for 'quero a segunda', -1 for 'o último'. */
export function ordinalIn(said: string): Ordinal | null {
  const match = LETTER.exec(said) ?? PLACE.exec(said)
  if (!match) return null
  const [all, name = ''] = match
  const span = { from: match.index, to: match.index + all.length }
  if (/^\d$/.test(name)) return { place: Number(name) - 1, ...span }
  if (name.length === 1) return { place: 'abcde'.indexOf(name), ...span }
  const fromEnd = ['ultim', 'penultim'].indexOf(name)
  return { place: fromEnd < 0 ? ORDINALS.indexOf(name) : -1 - fromEnd, ...span }
}

const LISTED = setOf('opcao alternativa resposta deles delas prefiro fico marca escolho lista plano quero')

/** Returns the place in a list if a text names one and says nothing else. */
export function placeInList(said: string): number | null {
  const found = ordinalIn(said)
  const rest = found ? wordsOf(`${said.slice(0, found.from)} ${said.slice(found.to)}`) : []
  const isAlone = rest.every((word) => [BESIDE, COURTESY, LISTED].some((list) => list.has(word)))
  return found && isAlone ? found.place : null
}
