/**
 * Infers the house number from a message that only implies it, in a condition ('se for 1010 dá?') or in a list. The
 * visitor must confirm it.
 */
import type { Extraction } from '../extraction-state.ts'
import { NOT_A_HOUSE_NUMBER, possibleHouseNumbers, HOUSE_NUMBER } from './possible-house-numbers.ts'

/** Two houses of which none is chosen: 'se for 1010 dá? e se for no 1024?' */
const SUPPOSED = new RegExp(
  `\\b(?:se|caso) (?:for|fosse|seja)(?: (?:o|a|n[oa]|em|pr[ao]|numero))* (${HOUSE_NUMBER})${NOT_A_HOUSE_NUMBER}`,
  'g',
)
/** One of several houses in a row: '40, 42 e 44, o modem fica na do meio'. */
const ROW = /(?<![\d/.-])\d{1,5}(?:(?:, ?| e |, e )\d{1,5}){2,4}(?![\d/.-])(?=.*\bd[oe] meio\b)/
/** A number that is said to be the flat's: 'é o 1501. … 76, o 1501 é o ap'. */
const IS_FLAT =
  /(?<![\d/.-])(\d{1,5}) (?:e|eh|era) (?:o |a |meu |do |da )?(ape?|apto|apartamento|sala|bloco)\b(?! ?(?:(?:e|eh|o|a|n|numero) )*(?:\d|[a-f]\b))/
const FLAT_IS = /\b(ape?|apto|apartamento|sala) (?:e|eh) (?:o |a )?(\d{1,5}[a-d]?)(?![\da-z])/
/** Where something is inside: 'meu setup fica no 2o andar'. */
const INSIDE =
  /\b(?:setup|pc|computador|roteador|modem|tv|quarto|escritorio) (?:fica|ta|esta|vai ficar|e|eh) n?o \d{1,2}o? andar\b/

/** Proposes a house number that the message only implies. Returns true if no other has to be looked for. */
export function extractImpliedHouseNumber(extraction: Extraction): boolean {
  const { text } = extraction
  text.take(INSIDE)
  const supposed = [...text.rest.matchAll(SUPPOSED)]
  const [one, two] = supposed
  if (one) {
    const or = supposed.map(([, number = '']) => ({ number }))
    const other = /^ ou (?:n?o )?(\d{1,5})(?![\d/.-])/.exec(text.rest.slice(one.index + one[0].length))?.[1]
    if (other) or.push({ number: other })
    if (two || other) extraction.addEither('house', or, one.index)
    else extraction.add('house', or[0] ?? {}, one.index, 'confirm')
    for (const { 0: all, index } of supposed) text.claim(index, index + all.length)
    return true
  }
  const row = ROW.exec(text.rest)
  const numbers = row?.[0].match(/\d+/g) ?? []
  if (row && numbers.length % 2 === 1) {
    text.claim(row.index, row.index + row[0].length)
    extraction.add('house', { number: numbers[(numbers.length - 1) / 2] ?? '' }, row.index, 'confirm')
    return true
  }
  const flat = IS_FLAT.exec(text.rest)
  const told = flat ? null : FLAT_IS.exec(text.rest)
  const [, number = '', label = ''] = flat ?? [told?.[0], told?.[2], told?.[1]]
  if (number === '') return false
  const [only, another] = possibleHouseNumbers(extraction).filter(({ value }) => value !== number)
  // 'apto é 12, número 450' is read as it stands
  if (told && only) return false
  for (const { index } of text.rest.matchAll(new RegExp(`(?<!\\d)${number}(?!\\d)`, 'g')))
    text.claim(index, index + number.length)
  const complement = `${label} ${number}`
  const isWhole = only !== undefined && another === undefined
  if (isWhole) text.claim(only.from, only.to)
  extraction.add(
    'house',
    isWhole ? { number: only.value, complement } : { complement },
    (flat ?? told)?.index ?? 0,
    isWhole ? 'confirm' : 'part',
  )
  return true
}
