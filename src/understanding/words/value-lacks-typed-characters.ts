/**
 * Decides whether an extracted value lacks a letter or digit that the visitor typed as part of it, for example the
 * end of a long number. The visitor is asked to confirm such a value, whichever extractor found it
 * (docs/decisions/0059).
 */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { lowerWithoutAccents } from './lower-case-without-accents.ts'
import type { MessageText } from './prepared-message-text.ts'

/** Fields whose values must occur in the message, apart from capitals, accents, punctuation and spaces. */
const TYPED: ReadonlySet<string> = new Set(
  `name mothers_name cep number complement block_number allotment_number phone telephone email cpf cnpj agency
  account_number code due_date`.split(/\s+/),
)

/** Digits that may precede a phone number within its word: zeros, a country code or a carrier placeholder 'xx'. */
const PHONE_PREFIX = /^0{0,2}(?:x{0,2}|5?5?0?)$/
const ZEROS = /^0*$/

const isSign = (char = '') => /[\p{L}\p{N}]/u.test(char)
const isDigit = (char = '') => /\p{N}/u.test(char)

/** Dictated punctuation of an e-mail address: 'maria ponto silva arroba gmail ponto com'. */
const SPOKEN = /(?<= )(?:ponto|arroba|aroba|at|underline|underscore|anderline|traco|hifen|tracinho)(?= )/g

const signsOf = (text: string) => lowerWithoutAccents(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Whether the letters and digits of a value occur in a text one after another, starting where a word starts
 * and ending where a word ends. A number may follow its label directly: 'nº12'.
 * @param said lower-case text without accents
 * @param wanted letters and digits of the value, in lower case without accents
 * @param prefix characters that may precede them in the same word
 */
function occurs(said: string, wanted: string, prefix?: RegExp): boolean {
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

/** Whether the wanted characters stand at an index and end where a word ends. */
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

/** The continuation of a number, such as '-4'. */
const GOES_ON = /^[./-]\p{N}/u
const isWithin = (before: string) => /\p{N}[./-]?$/u.test(before.slice(-2))

/** Whether the message contains the area code of a phone number separately from the rest. */
const isGivenApart = (said: string, phone: string) =>
  phone.length > 9 && occurs(said, phone.slice(0, 2)) && occurs(said, phone.slice(2))

/** Whether the message contains the check digit of an account separately: '12345, dígito 6'. */
const isCheckDigitApart = (said: string, account: string) =>
  occurs(said, account.slice(0, -1)) && occurs(said, account.slice(-1))

/** Words between the parts of a number: '488179554, final 69'. */
const BETWEEN = /(?<=\d,? ?)(?:e |o |a )*(?:final|depois|termina em|digito|dig|dv)(?: (?:e|eh|o|a))*(?= \d)/g

/** The ending of an ordinal number: '1º', '10th'. */
const ORDINAL = /(?<=\d)(?:o|st|nd|rd|th)(?![a-z0-9])/g

function containsValue({ said, original }: MessageText, field: string, value: string): boolean {
  const wanted = signsOf(value)
  switch (field) {
    case 'complement':
      return lowerWithoutAccents(value)
        .split(/[^\p{L}\p{N}]+/u)
        .every((word) => word === '' || occurs(said, word))
    case 'number':
      // 'S/N' may have been written as 'sem número'
      return !/\d/.test(value) || occurs(said, wanted, ZEROS)
    case 'due_date':
      return /\b(?:primeiro|ultimo|mais tarde)\b/.test(said) || occurs(blanked(said, ORDINAL), wanted, ZEROS)
    case 'email':
      return occurs(blanked(original, SPOKEN), wanted)
    case 'phone':
    case 'telephone':
      return occurs(said, wanted, PHONE_PREFIX) || isGivenApart(said, wanted)
    case 'account_number':
      return occurs(said, wanted) || isCheckDigitApart(said, wanted)
    default:
      return occurs(blanked(said, BETWEEN), wanted)
  }
}

const blanked = (said: string, pattern: RegExp) => said.replace(pattern, (word) => ' '.repeat(word.length))

/** A digit next to claimed text, with nothing but punctuation or a word such as 'dígito' between them. */
const TOUCHED =
  /^[ .,/-]{0,3}(?:(?:digito|dig|dv)[ :]*(?:e )?)?(?!\p{N}{1,3} anos)\p{N}|^,? (?:traco|tracinho|hifen|barra|digito)\b/u
const TOUCHING = /(?<!\b(?:tenho|fiz) \p{N}?)\p{N}[ .,/-]{0,3}$/u
/** A letter after a house number: 'número 1000 k'. */
const LETTER = /^(?: | ?- ?)(?!(?:hj|kk|pf|pq|qd|rs|tb|td|vc)(?!\p{L}))[b-df-mp-z]{1,2}(?!\p{L})/u

const TAKEN = /\u00a4+/g

/** Whether unclaimed digits touch the claimed text around an index, or any claimed text if the index is null. */
function isTouched({ rest, said }: MessageText, place: number | null, isHouse: boolean): boolean {
  for (const { 0: taken, index } of rest.matchAll(TAKEN)) {
    const end = index + taken.length
    if (place !== null && place >= end) continue
    const behind = rest.slice(end, end + 16)
    // 'br-101 km 5': a number that begins with a word is not part of the number before it
    const isNumber = /^[^\p{L}]*\p{N}/u.test(said.slice(index, end))
    if (TOUCHED.test(behind)) return true
    if (isNumber && TOUCHING.test(rest.slice(Math.max(0, index - 12), index))) return true
    if (isHouse && LETTER.test(behind)) return true
    if (place !== null) return false
  }
  return false
}

/** An unclaimed number that may be a day of the month. */
const DAY = /(?<![\p{N}\u00a4/.,:-])\d{1,2}(?![\p{N}/:]| ?h\b| da [\u00a4mt])/gu
const hasOtherDay = (text: MessageText, { date2 = '' }: Values) =>
  text
    .parts(false)
    .some((part) => [...part.text.matchAll(DAY)].some(([day]) => !date2.startsWith(day.padStart(2, '0'))))

/**
 * Whether the message has a letter or digit that is missing from a value, or, for an installation date, another day.
 * @param text the message after all extractors have claimed their values
 * @param at index of the value
 */
export function lacksTypedCharacters(text: MessageText, values: Values, at: number): boolean {
  const typed = Object.entries(values).filter(([field, value]) => value !== '' && TYPED.has(field))
  const hasDigits = 'birth_date' in values || typed.some(([, value]) => /\d/.test(value))
  // bank, branch and account, or house number and complement, may be apart, so all claimed text is checked
  const place = 'account_number' in values || 'complement' in values ? null : at
  if ('date' in values && hasOtherDay(text, values)) return true
  return (
    typed.some(([field, value]) => !containsValue(text, field, value)) ||
    (isDigit(text.said[at]) && isWithin(text.said.slice(0, at))) ||
    (hasDigits && isTouched(text, place, 'number' in values))
  )
}
