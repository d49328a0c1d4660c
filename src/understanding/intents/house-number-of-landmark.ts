/**
 * Recognises a house number that only describes the way to the visitor's own house, such as that of a shop next to it:
 * 'do lado do número 900' (D133).
 */
import type { Extraction, Finding } from '../extraction-state.ts'

const LANDMARK =
  /\b(?:(?:do|ao|no) lado|perto|pertinho|proxim[oa]|(?:em|na|de) frente|enfrente|depois|antes|atras|pegad[oa]|colad[oa])(?: (?:d[aeo]s?|ao?s?|com))+(?: (?:casa|predio|imovel|eletrico|onibus|linha|ponto|parada|estacao|padaria|bar|loja|farmacia|escola|posto|portao)(?: d[eo])?)?(?: (?:numero|num|nr|n[.o°º]?))? *$/

/** Whether the number of a house stands in its message only behind what leads to it. */
export function isNumberOfLandmark({ text: { said } }: Extraction, { kind, values }: Finding): boolean {
  if (kind !== 'house') return false
  const places = [...said.matchAll(/(?<!\d)\d+(?!\d)/g)].filter(([digits]) => digits === values.number)
  return places.length > 0 && places.every(({ index }) => LANDMARK.test(said.slice(0, index)))
}
