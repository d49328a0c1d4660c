/**
 * Extracts a correction of one part of the recorded address's complement: 'errei o apartamento, é o 404', 'o bloco é
 * B'.
 */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'

/** A part of an address within a building, with its number or letter. */
const PART =
  /\b(ape?|apto|apartamento|bloco|bl|torre|sala|loja|cobertura|unidade|conjunto|kitnet)\b[^\d.;!?]{0,24}?[ ,:](?:(?:e|eh|o|a|n|numero)[ ,:]+)*(\d{1,5}[a-z]?|[a-f])(?![a-z\d])/g
/** A part that needs neither. */
const PLACE = /\b(casa d[aeo]s? fundos?|casa da frente|fundos|frente|sobrado|terreo)\b/
/** A number that is denied, or that is said to be the house's own. */
const DENIED =
  /\b(?:nao|e nao|era|ta|esta|estava) (?:(?:e|eh|o|a|era|ape?|apto|apartamento|bloco|torre|sala) )*\d{1,5}[a-z]?(?![a-z\d])/g
const OF_HOUSE = /\bcasa (?:(?:e|eh|numero|n) )*\d|\b(?:numero|n[o°.]) (?:(?:e|eh|da casa|o) )*\d/

const KINDS = [/^(?:ape?|apto|apartamento)$/, /^(?:bloco|bl)$/, /^torre$/, /^sala$/, /^loja$/]

/** Proposes the recorded address with the corrected part. Whole house numbers are read elsewhere. */
export function extractFlatOrBlockCorrection(extraction: Extraction): void {
  const { text } = extraction
  const home = extraction.given('house')
  if (!home || !extraction.isOpen('house') || OF_HOUSE.test(text.said)) return
  const said = text.said.replace(DENIED, (all) => ' '.repeat(all.length))
  const parts = [...said.matchAll(PART)]
  const place = PLACE.exec(said)
  const [first] = parts
  if (!first && !place) return
  let complement = home.complement ?? ''
  for (const [, label = '', value = ''] of parts)
    complement = withPart(complement, label, value.toUpperCase())
  if (!first && place) complement = place[0]
  extraction.drop('house')
  const values: Values = { ...home, complement }
  extraction.add('house', values, first?.index ?? place?.index ?? 0, 'confirm')
}

/** Puts a part in the place of the recorded one of its kind, or behind all. */
function withPart(complement: string, label: string, value: string): string {
  const kind = KINDS.find((each) => each.test(label))
  const known = [...complement.matchAll(/(\p{L}+)\.? ?(\d+\p{L}?|\p{L})(?!\p{L})/gu)].find(([, word = '']) =>
    kind?.test(word.toLowerCase()),
  )
  if (known) return complement.replace(known[0], `${known[1] ?? label} ${value}`)
  return `${complement} ${label} ${value}`.trim()
}
