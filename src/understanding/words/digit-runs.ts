/** Finds long numbers with spaces, punctuation or letters between their digits: '5 3 9 7 1 2 0 3'. */
import type { MessageText } from './prepared-message-text.ts'

/** A number of many digits in a message, however they are grouped. */
export interface DigitRun {
  readonly digits: string
  readonly from: number
  readonly to: number
  /** Whether a letter stands for a digit: 'O131O-1OO'. */
  readonly hasLetters: boolean
  /** Whether a comma, a slash or a word stands between its digits, so that they may be two numbers. */
  readonly joint: 'mark' | 'word' | null
}

/** A digit, or a letter that looks like one inside or beside digits. */
const DIGIT = '(?:\\d|[ol](?=[ol./-]{0,3}\\d)|(?<=\\d[ol./-]{0,3})[ol])'
/** Words between the parts of a number: '76820 e depois 378', 'e o final é 4'. */
const BETWEEN =
  '(?:e |o |a )*(?:final|depois|termina em|ultim[oa](?: (?:digito|numero))?|digito|dig|dv)(?: (?:eu )?acho(?: que?)?)?(?: (?:e|eh|o|a))*'
const WORDS = new RegExp(`,? ${BETWEEN}`, 'g')
const RUN = new RegExp(
  `(?<![\\p{L}\\d\u00a4])\\(?${DIGIT}(?:(?:[ ,./()-]{0,4}|,? ${BETWEEN} )${DIGIT})*(?![\\p{L}\\d])`,
  'gu',
)
const DATE = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/

/** Finds the unclaimed numbers of the message that have at least `least` digits. */
export function digitRunsIn({ rest }: MessageText, least: number): DigitRun[] {
  return [...rest.matchAll(RUN)].flatMap(({ 0: typed, index }) => {
    const signs = typed.replace(new RegExp(BETWEEN, 'g'), '')
    const joint = /[,/]/.test(typed.replace(WORDS, '')) ? 'mark' : signs === typed ? null : 'word'
    const digits = signs.replaceAll('o', '0').replaceAll('l', '1').replace(/\D/g, '')
    if (digits.length < least || DATE.test(typed)) return []
    return [{ digits, from: index, to: index + typed.length, hasLetters: /[ol]/.test(signs), joint }]
  })
}
