/** Returns the plans that the open question, or a later one, lets the visitor choose from. */
import { offersInOrder } from '../funnel/plans-matching-link.ts'
import type { Plan } from '../contract/plan.ts'
import type { Extraction } from './extraction-state.ts'

/** @returns null if coverage is not known yet */
export function plansToChooseFrom(extraction: Extraction): readonly Plan[] | null {
  const { coverage, offers } = extraction.situation.order.facts
  if (extraction.hasField('plan', 'offer1')) return offersInOrder(offers?.plans ?? [])
  if (extraction.hasCustomerOffers) return offers?.plans ?? []
  return coverage?.plans ?? null
}
