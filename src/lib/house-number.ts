import type { Parsed } from './result.ts'
import { collapse, withoutControls } from './text.ts'

const LIMIT = 64
const NO_NUMBER = /^(?:s\s*[/.]?\s*n\.?[º°]?|sem n[uú]mero)$/i
const PREFIX = /^(?:n[º°.]+\s*|n(?:[uú]m(?:ero)?)?\.?[º°]?\s+)(?=\d)/i
// A number, optionally with a letter or second part (130-B, 12/14), then something else.
const WITH_COMPLEMENT =
  /^(s\/n|sem n[uú]mero|\d[\d.]*[a-z]?(?:[-/][\da-z]{1,4})?)(?:\s*[,;]\s*|\s+[-–]\s+|\s+)(\S.*)$/i

/**
 * Free text of at most 64 characters, required (M§5).
 * 'sn', 's/n' and 'sem número' become 'S/N'; a leading 'nº' is dropped.
 */
export function parseHouseNumber(raw: string): Parsed<string> {
  const text = collapse(withoutControls(raw)).replace(PREFIX, '')
  if (text === '') return { problem: 'Digite o número. Se não tiver, digite S/N' }
  if (text.length > LIMIT)
    return { problem: `O número pode ter até ${LIMIT} caracteres; você digitou ${text.length}` }
  return { value: NO_NUMBER.test(text) ? 'S/N' : text }
}

/**
 * '130 apto 42' → number '130', complement 'apto 42' (U-chat).
 * A single letter after the number belongs to it ('130 B'); what does not start
 * with a number ('km 14') stays whole. The parts are not validated.
 */
export function splitNumberAndComplement(raw: string): { number: string; complement: string } {
  const text = collapse(withoutControls(raw)).replace(PREFIX, '')
  const match = WITH_COMPLEMENT.exec(text)
  const number = match?.[1]
  const complement = match?.[2]
  if (!number || !complement || /^[a-z]$/i.test(complement)) return { number: text, complement: '' }
  return { number: /^s/i.test(number) ? 'S/N' : number, complement }
}
