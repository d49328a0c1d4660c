/**
 * Generates numbers as people dictate them: in words, with spaces, with spoken punctuation, with letters for digits.
 */
import type fc from 'fast-check'
import { oneOf } from './sentence-grammar.ts'

const UNITS =
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const TENS = '. . vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')
const HUNDREDS =
  '. cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ')

/** A number below ten thousand in words: 1247 → 'mil duzentos e quarenta e sete'. */
export function numberInWords(number: number): string {
  if (number < 20) return UNITS[number] ?? ''
  if (number < 100)
    return [TENS[Math.floor(number / 10)], ...(number % 10 ? [numberInWords(number % 10)] : [])].join(' e ')
  if (number === 100) return 'cem'
  if (number < 1000)
    return [HUNDREDS[Math.floor(number / 100)], ...(number % 100 ? [numberInWords(number % 100)] : [])].join(
      ' e ',
    )
  const thousands = number < 2000 ? 'mil' : `${numberInWords(Math.floor(number / 1000))} mil`
  const rest = number % 1000
  if (rest === 0) return thousands
  return `${thousands}${rest < 100 || rest % 100 === 0 ? ' e ' : ' '}${numberInWords(rest)}`
}

const saidDigit = (digit: string, isHalf: boolean) =>
  digit === '6' && isHalf ? 'meia' : numberInWords(Number(digit))

/** A group of digits in words: one by one ('meia dois'), or as a number ('sessenta e dois'). */
const groupInWords = (group: string, isPaired: boolean, isHalf: boolean) =>
  isPaired && group.length === 2 && !group.startsWith('0')
    ? numberInWords(Number(group))
    : group
        .split('')
        .map((digit) => saidDigit(digit, isHalf))
        .join(' ')

/**
 * A number that has groups, such as a CPF, as it may be typed or dictated.
 * @param marks the mark after each group but the last: '.', '-' or '/'
 */
export function dictatedNumber(groups: readonly string[], marks: readonly string[]): fc.Arbitrary<string> {
  const whole = groups.join('')
  const joined = (between: (mark: string) => string, group = (text: string) => text) =>
    groups.map((text, at) => group(text) + (at < groups.length - 1 ? between(marks[at] ?? '') : '')).join('')
  const VOICED: Readonly<Record<string, string>> = { '.': ' ponto ', '-': ' traço ', '/': ' barra ' }
  return oneOf(
    whole,
    joined((mark) => mark),
    joined(() => ' '),
    joined((mark) => ` ${mark} `),
    whole.split('').join(' '),
    joined(
      () => ' ',
      (text) => text.split('').join(' '),
    ),
    joined(
      () => ' ',
      (text) => groupInWords(text, false, true),
    ),
    joined(
      () => ', ',
      (text) => groupInWords(text, false, true),
    ),
    joined(
      () => ' ',
      (text) => groupInWords(text, false, false),
    ),
    joined(
      () => ', ',
      (text) => groupInWords(text, true, true),
    ),
    joined(
      (mark) => VOICED[mark] ?? ' ',
      (text) => groupInWords(text, false, true),
    ),
    joined((mark) => VOICED[mark] ?? ' '),
    joined(
      (mark) => (mark === '-' ? ', tracinho, ' : ' '),
      (text) => groupInWords(text, true, false),
    ),
    joined((mark) => mark).replaceAll('0', 'O'),
    joined((mark) => mark)
      .replace('1', 'l')
      .replace('0', 'o'),
    joined(
      () => ' ',
      (text) => (text.length > 2 ? `${text.slice(0, 1)} ${text.slice(1)}` : text),
    ),
  )
}
