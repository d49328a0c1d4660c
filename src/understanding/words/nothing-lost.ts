import type { Values } from '../../funnel/types.ts'
import { fold } from './fold.ts'
import type { Text } from './text.ts'

/** Fields that contain what was typed, but for capitals, marks and spaces. */
const TYPED: ReadonlySet<string> = new Set(
  `name mothers_name cep number complement block_number allotment_number phone telephone email cpf cnpj agency
  account_number code due_date`.split(/\s+/),
)

/** What may precede a value in its word: a country code or a zero, zeros. */
const PHONE_PREFIX = /^0{0,2}(?:x{0,2}|5?5?0?)$/
const ZEROS = /^0*$/

const isSign = (char = '') => /[\p{L}\p{N}]/u.test(char)
const isDigit = (char = '') => /\p{N}/u.test(char)

/** Spoken marks of an address: 'maria ponto silva arroba gmail ponto com'. */
const SPOKEN = /(?<= )(?:ponto|arroba|aroba|at|underline|underscore|anderline|traco|hifen|tracinho)(?= )/g

const signsOf = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether the letters and digits of a value occur in a text one after another, from the beginning of a word to the
 * end of one; a number may directly follow its label: 'nº12'.
 * @param said folded text
 * @param wanted folded letters and digits
 * @param prefix what may precede them in the same word
 */
function stands(said: string, wanted: string, prefix?: RegExp): boolean {
  for (let start = 0; start < said.length; start++) {
    if (!isSign(said[start])) continue
    if (isDigit(said[start]) ? isWithin(said.slice(0, start)) : isSign(said[start - 1])) continue
    let passed = ''
    for (let at = start; at < said.length; at++) {
      if (!isSign(said[at])) continue
      if (isWhole(said, at, wanted)) return true
      passed += said[at]
      if (!prefix?.test(passed)) break
    }
  }
  return false
}

/** Whether what is wanted begins at a place and ends with a word. */
function isWhole(said: string, from: number, wanted: string): boolean {
  let matched = 0
  let at = from
  for (; at < said.length && matched < wanted.length; at++) {
    if (!isSign(said[at])) continue
    if (said[at] !== wanted[matched]) return false
    matched += 1
  }
  return matched === wanted.length && !isSign(said[at]) && !GOES_ON.test(said.slice(at, at + 2))
}

/** A number does not end before '-4'. */
const GOES_ON = /^[./-]\p{N}/u
const isWithin = (before: string) => /\p{N}[./-]?$/u.test(before.slice(-2))

/** An area code may be given apart from its number. */
const isToldApart = (said: string, phone: string) =>
  phone.length > 9 && stands(said, phone.slice(0, 2)) && stands(said, phone.slice(2))

/** '12345, dígito 6' */
const isCheckToldApart = (said: string, account: string) =>
  stands(said, account.slice(0, -1)) && stands(said, account.slice(-1))

/** '1º', 'dia 10th' */
const ORDINAL = /(?<=\d)(?:o|st|nd|rd|th)(?![a-z0-9])/g

function isIn({ said, original }: Text, field: string, value: string): boolean {
  const wanted = signsOf(value)
  switch (field) {
    case 'complement':
      return fold(value)
        .split(/[^\p{L}\p{N}]+/u)
        .every((word) => word === '' || stands(said, word))
    case 'number':
      // 'S/N' is also said in words
      return !/\d/.test(value) || stands(said, wanted, ZEROS)
    case 'due_date':
      return /\b(?:primeiro|ultimo)\b/.test(said) || stands(blanked(said, ORDINAL), wanted, ZEROS)
    case 'email':
      return stands(blanked(original, SPOKEN), wanted)
    case 'phone':
    case 'telephone':
      return stands(said, wanted, PHONE_PREFIX) || isToldApart(said, wanted)
    case 'account_number':
      return stands(said, wanted) || isCheckToldApart(said, wanted)
    default:
      return stands(said, wanted)
  }
}

const blanked = (said: string, pattern: RegExp) => said.replace(pattern, (word) => ' '.repeat(word.length))

/** Digits with no more than marks between them and what was taken. */
const TOUCHED = /^[ .,/-]{0,3}(?:(?:digito|dig|dv)[ :]*(?:e )?)?\p{N}/u
const TOUCHING = /\p{N}[ .,/-]{0,3}$/u
/** 'número 1000 k' */
const LETTER = /^(?: | ?- ?)(?!(?:hj|kk|pf|pq|qd|rs|tb|td|vc)(?!\p{L}))[b-df-mp-z]{1,2}(?!\p{L})/u

const TAKEN = /\u00a4+/g

/** Whether digits that no part took touch the stretch taken from a given place, or from any place if none is given. */
function isTouched({ rest, said }: Text, place: number | null, isHouse: boolean): boolean {
  for (const { 0: taken, index } of rest.matchAll(TAKEN)) {
    const end = index + taken.length
    if (place !== null && place >= end) continue
    const behind = rest.slice(end, end + 16)
    // 'br-101 km 5': a number that begins with a word is not part of the number before it
    const isNumber = /^[^\p{L}]*\p{N}/u.test(said.slice(index, end))
    if (TOUCHED.test(behind)) return true
    if (isNumber && TOUCHING.test(rest.slice(Math.max(0, index - 4), index))) return true
    if (isHouse && LETTER.test(behind)) return true
    if (place !== null) return false
  }
  return false
}

/** A number that may be a day, and that no part took. */
const DAY = /(?<![\p{N}\u00a4/.,:-])\d{1,2}(?![\p{N}/:]| ?h\b| da [\u00a4mt])/gu
const hasOtherDay = (text: Text, { date2 = '' }: Values) =>
  text
    .parts(false)
    .some((part) => [...part.text.matchAll(DAY)].some(([day]) => !date2.startsWith(day.padStart(2, '0'))))

/**
 * Whether a letter or a digit that was typed inside a value is missing from it: such a value is asked about, whichever
 * part found it.
 * @param text with everything taken that was understood
 * @param at where the value is
 */
export function losesSome(text: Text, values: Values, at: number): boolean {
  const typed = Object.entries(values).filter(([field, value]) => value !== '' && TYPED.has(field))
  const hasDigits = 'birth_date' in values || typed.some(([, value]) => /\d/.test(value))
  // bank, agency and account, or a house and its complement, are in several places
  const place = 'account_number' in values || 'complement' in values ? null : at
  if ('date' in values && hasOtherDay(text, values)) return true
  return (
    typed.some(([field, value]) => !isIn(text, field, value)) ||
    (isDigit(text.said[at]) && isWithin(text.said.slice(0, at))) ||
    (hasDigits && isTouched(text, place, 'number' in values))
  )
}
