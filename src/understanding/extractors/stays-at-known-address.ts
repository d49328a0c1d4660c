/** Recognises in a chat message whether an existing customer wants the installation at the address on record. */
import type { Extraction } from '../extraction.ts'
import { EITHER, HEDGE } from '../words/word-classes.ts'
import { yesNo } from '../words/yes-no.ts'

const HERE =
  /\b(?:mesmo|mesma|aqui|nesse|neste|nessa|nesta|esse|este)\b|\b(?:continuo|ainda|moro|resido)\b[^¤]{0,16}\b(?:ai|aqui|la|nele)\b/
const THERE = /\b(?:outr[oa]|nov[oa]|mud\w+|troc\w+|nao (?:moro|e mais|e esse|e este)|diferente)\b/

/** Extracts whether an existing customer wants the installation at the address on record. */
export function extractSameAddress(extraction: Extraction): void {
  if (!extraction.isOpen('place')) return
  const { text } = extraction
  const [first] = text.clauses
  if (!first || first.isQuestion || HEDGE.test(text.rest) || EITHER.test(text.rest)) return
  const whole = text.rest.trim()
  const clause = text.rest.slice(first.from, first.to)
  if (/\b(?:talvez|se eu|vou pensar|pensando)\b/.test(whole)) return
  const isThere = THERE.test(whole) || extraction.has('cep')
  const said = isThere ? false : (yesNo(clause) ?? (HERE.test(whole) && !/\bnao\b/.test(whole) ? true : null))
  if (said !== null) extraction.add('place', { same_address: String(said) }, first.from)
}
