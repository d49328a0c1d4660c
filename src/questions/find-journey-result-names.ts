/** What card, review and receipt call the result of an order's journey. */
import { resultWords } from '../content/journey-result-names.ts'
import type { ResultWords } from '../content/text-types.ts'
import { placesOrder } from '../funnel/journey-registry.ts'
import type { Order } from '../funnel/step-and-journey-types.ts'
import { registeredPartOf } from './journey-part-registry.ts'

/** Returns what is said of an order or, where none is placed, the journey's own words and for the rest the usual ones. */
export function resultWordsOf(order: Order): ResultWords {
  if (placesOrder(order)) return resultWords.order
  const usual = resultWords.answers
  const { groups, ...own } = registeredPartOf(order.journey).words?.result ?? {}
  return { ...usual, ...own, groups: { ...usual.groups, ...groups } }
}
