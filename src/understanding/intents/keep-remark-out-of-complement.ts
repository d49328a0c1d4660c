/** Keeps what is said beside a house number, such as how the house is recognised, from becoming its complement (D133). */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction, Finding } from '../extraction-state.ts'
import { closedPartOf, isClosedComplement } from '../words/complement-or-remark.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'

/**
 * Returns a finding of a house with those parts of its complement alone that are parts of an address. What else was said
 * of a house without a number, and what has a number of its own, is proposed.
 */
export function withoutRemarkAsComplement(extraction: Extraction, finding: Finding): Finding {
  const { kind, values } = finding
  const { complement = '' } = values
  // a part of the recorded address is told in the words that were recorded
  const isRecorded = extraction.given('house') !== null && finding.why !== null
  if (kind !== 'house' || complement === '' || isRecorded) return finding
  const { said } = extraction.text
  const at = said.indexOf(lowerWithoutAccents(complement))
  const kept = closedPartOf(complement, at < 0 ? '' : said.slice(at + complement.length))
  if (kept !== '' && isClosedComplement(complement)) return finding
  const isAddress = values.number === 'S/N' || /\d/.test(complement.replace(kept, ''))
  if (isAddress) return { ...finding, why: finding.why ?? 'confirm' }
  return { ...finding, values: withComplement(values, kept) }
}

function withComplement({ complement: _, ...values }: Values, kept: string): Values {
  return kept === '' ? values : { ...values, complement: kept }
}
