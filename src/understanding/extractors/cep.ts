/** Extracts a postcode (CEP). Unless the question asks for one, it needs a hyphen or the label 'cep'. */
import { parseCep } from '../../lib/cep.ts'
import type { Extraction } from '../extraction-state.ts'
import { digitRunsIn } from '../words/digit-runs.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'

const FORMATTED = /(?:^|[^\d¤./-])(\d{2}\.?\d{3} ?- ?\d{3})(?![\da-z/]|[.-]\d)/
const LABELLED = /\b(?:cep|zip code|codigo postal)[^\d¤?]{0,20}(\d{2}\.?\d{3}[ -]{0,3}\d{3})(?!\d)/
const UNLABELLED = /(?:^|[^\d¤./-])(\d{2}\.?\d{3} ?\d{3})(?![\da-z/]|[.-]\d)/
// an area code before eight digits makes them a phone number: '11 98765432'
const AREA = /(?:^|[^\d¤.,/-])\(?0?[1-9]{2}\)?[ -]?$/
const PART = /(?:^|[^\d¤.,/-])(\d{5,10})(?![\d/]|[.-]\d)|\b\d{3,5}[o\d]{1,2}-?\d{3}\b/

export function extractCep(extraction: Extraction): void {
  const { text } = extraction
  const patterns = extraction.isOpen('cep') ? [LABELLED, FORMATTED, UNLABELLED] : [LABELLED, FORMATTED]
  for (const pattern of patterns) {
    for (let found = text.find(pattern); found; found = text.find(pattern)) {
      const value = found.groups[1] ?? ''
      const from = found.to - value.length
      if (pattern === UNLABELLED && AREA.test(text.rest.slice(0, from))) return
      text.claim(from, found.to)
      const parsed = parseCep(value)
      if ('value' in parsed) extraction.add('cep', { cep: parsed.value }, from)
      else extraction.add('cep', { cep: value }, from, 'invalid')
    }
  }
  if (!extraction.isOpen('cep')) return
  extractDictated(extraction)
  const wrong = extraction.has('cep') ? null : (text.find(PART) ?? tooFewIn(extraction))
  if (!wrong) return
  text.claim(wrong.from, wrong.to)
  extraction.add('cep', { cep: text.typed(wrong.from, wrong.to).trim() }, wrong.from, 'invalid')
}

/** Finds a number that is no CEP, in a message that says nothing else. */
function tooFewIn({ text }: Extraction) {
  const [only, another] = digitRunsIn(text, 4)
  const isAlone =
    only &&
    !another &&
    only.digits.length < 10 &&
    only.digits.length !== 8 &&
    unexpectedWordsIn(text.rest).length === 0
  // '49,99' is a price
  return isAlone &&
    !/\d,\d\d(?!\d)|[a-z]\d|\b(?:anos?|rua|av|ap|casa|n|numero|mega|giga|reais)\b/.test(text.rest)
    ? only
    : null
}

/** Extracts eight digits that were dictated or typed in groups: '6 0 1 3 5, 2 8 0', '0131O-1OO'. */
function extractDictated(extraction: Extraction): void {
  const { text } = extraction
  for (const { digits, from, to, hasLetters, joint } of digitRunsIn(text, 8)) {
    const parsed = parseCep(digits)
    if (digits.length !== 8 || 'problem' in parsed || AREA.test(text.rest.slice(0, from))) continue
    text.claim(from, to)
    extraction.add('cep', { cep: parsed.value }, from, hasLetters ? 'typo' : joint ? 'confirm' : null)
  }
}
