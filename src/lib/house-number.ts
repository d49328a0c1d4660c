/** Parses house numbers, and splits them from a complement (flat, tower) or into block and lot. */
import type { Parsed } from './parsing-result.ts'
import { cleanLine } from './clean-typed-text.ts'

const LIMIT = 64
const NO_NUMBER = /^(?:s\s*[/.]?\s*n\.?[º°]?|sem n[uú]mero)$/i
const PREFIX = /^(?:n[º°.]+\s*|n(?:[uú]m(?:ero)?)?\.?[º°]?\s+)(?=\d)/i
// A number, optionally with a letter or a second part (130-B, 12/14), then a complement.
const WITH_COMPLEMENT =
  /^(s\/n|sem n[uú]mero|\d[\d.]*[a-z]?(?:[-/][\da-z]{1,4})?)(?:\s*[,;]\s*|\s+[-–]\s+|\s+)(\S.*)$/i

// Words that precede a number and belong to it: 'km 14', 'casa 3', 'bloco B 12', 'A-12'.
const UNIT = /^(?:(?:km|casa|lote|lt|quadra|qd|bloco|bl|sala|loja|box|apto?|ch[aá]cara)\b|[a-z]{1,2}[ -]?\d)/i

const lastNumber = (text: string) => text.match(/\d[\d.]*[a-z]?\b/gi)?.at(-1)

/**
 * Returns the house number in an address: the last number before the complement or, if there is none, the
 * last number in the text. It is not the first number, because street names contain numbers too.
 */
function numberIn(text: string): string {
  const [street = text] = text.split(/\W(?:ap|casa|bl|fundos|sala|loja)/i)
  return lastNumber(street) ?? lastNumber(text) ?? text
}

type HouseNumberProblem = 'numero-cep' | 'numero-longo' | 'numero-rua' | 'numero-sem-digito' | 'numero-vazio'

/**
 * Parses a house number: a text of at most 64 characters that contains a digit. 'sn', 's/n' and 'sem
 * número' become 'S/N', and a leading 'nº' is dropped. A CEP (postcode), a text without a digit and a whole
 * address are refused. The problem for a whole address contains the number found in it.
 */
export function parseHouseNumber(raw: string): Parsed<string, HouseNumberProblem> {
  const text = cleanLine(raw).replace(PREFIX, '')
  if (text === '') return { problem: 'numero-vazio' }
  if (text.length > LIMIT) return { problem: 'numero-longo', most: LIMIT, typed: text.length }
  if (NO_NUMBER.test(text)) return { value: 'S/N' }
  if (!/\d/.test(text)) return { problem: 'numero-sem-digito' }
  if (/^\d{5}-?\d{3}$/.test(text)) return { problem: 'numero-cep' }
  return /^\d/.test(text) || UNIT.test(text)
    ? { value: text }
    : { problem: 'numero-rua', number: numberIn(text) }
}

/**
 * Splits '130 apto 42' into the number '130' and the complement 'apto 42' (U-chat). A single letter after the
 * number is part of the number ('130 B'). A text that does not start with a number ('km 14') is not split.
 * The parts are not validated.
 */
export function splitNumberAndComplement(raw: string): { number: string; complement: string } {
  const text = cleanLine(raw).replace(PREFIX, '')
  const match = WITH_COMPLEMENT.exec(text)
  const number = match?.[1]
  const complement = match?.[2]
  if (!number || !complement || /^[a-z]$/i.test(complement)) return { number: text, complement: '' }
  return { number: /^s/i.test(number) ? 'S/N' : number, complement }
}

/**
 * Whether a text is nothing but a house number and its complement in common words, such as '1000, ap. 42 bloco B' or
 * '1000 casa 2 fundos'.
 */
export const isHouseWithComplement = (text: string): boolean =>
  /^\d{1,5}(?:,? (?:fundos|(?:ap|apt|apto|apartamento|casa|bloco|bl|torre|sala)\.? (?:\d{1,4}[a-z]?|[a-z])))+$/i.test(
    text,
  )

const BLOCK_WORDS = 'quadra|qda|qd|q'
const LOT_WORDS = 'lote|lt|l'
const BLOCK = String.raw`(?:${BLOCK_WORDS})\b[.:]?\s*(?:n[º°.]?\s*)?`
const LOT = String.raw`(?:${LOT_WORDS})\b[.:]?\s*(?:n[º°.]?\s*)?`
const VALUE = String.raw`([\da-z][\da-z/-]{0,15})`
const JOINT = String.raw`[\s,;-]*(?:e\s+)?`
// 'q2 l15' has no word boundary between letter and digit.
const GLUED = new RegExp(String.raw`\b(${BLOCK_WORDS}|${LOT_WORDS})(?=\d)`, 'gi')
const BLOCK_FIRST = new RegExp(`^${BLOCK}${VALUE}${JOINT}${LOT}${VALUE}(?:[\\s,;-]+(.+))?$`, 'i')
const LOT_FIRST = new RegExp(`^${LOT}${VALUE}${JOINT}${BLOCK}${VALUE}(?:[\\s,;-]+(.+))?$`, 'i')

/**
 * Splits 'quadra 2 lote 15', 'qd. B, lt. 7' or 'Q2 lt 15 casa 3' into block, lot and the rest; null if the text does
 * not begin with a block and a lot. The parts are not validated.
 */
export function splitBlockAndLot(raw: string): { block: string; lot: string; rest: string } | null {
  const text = cleanLine(raw).replace(GLUED, '$1 ')
  const [, block, lot, rest = ''] = BLOCK_FIRST.exec(text) ?? []
  if (block && lot) return { block, lot, rest }
  const [, first, second, more = ''] = LOT_FIRST.exec(text) ?? []
  return first && second ? { block: second, lot: first, rest: more } : null
}

/** Matches the words for a block or lot in front of its name. A name that is such a word itself ('Q') has none. */
const labelOf = (words: string) =>
  new RegExp(String.raw`^(?:${words})(?:(?=\d)|[.:\s]+(?:n[º°.]*\s*(?=\d))?(?=[\p{L}\d]))`, 'iu')
const BLOCK_LABEL = labelOf(BLOCK_WORDS)
const LOT_LABEL = labelOf(LOT_WORDS)

/** Cleans the name of a block, without a leading 'quadra' or 'qd.', which its label says already. */
export const blockWithoutLabel = (raw: string): string => cleanLine(raw).replace(BLOCK_LABEL, '')

/** Cleans the name of a lot, without a leading 'lote' or 'lt.', which its label says already. */
export const lotWithoutLabel = (raw: string): string => cleanLine(raw).replace(LOT_LABEL, '')
