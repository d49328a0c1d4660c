/**
 * Returns the answers of an expired lead as the body of POST lead (legacy), which creates a new lead from them. Returns
 * null if part of the address is unknown, the order is finished, or the journey stores no lead.
 */
import type { LegacyLeadRequest } from '../contract/new-lead.ts'
import { checkAnswer } from './check-answer.ts'
import { apiCallThatSaves } from './api-call-that-saves-answer.ts'
import { idsOf, journeyOf, stepOf } from './journey-registry.ts'
import type { Order, StepId } from './step-and-journey-types.ts'

/** Whether a step's full answer is known, not only its masked form. */
function isWhole(order: Order, id: StepId): boolean {
  const answer = order.answers[id]
  return answer !== undefined && 'values' in checkAnswer(stepOf(order, id), answer.values, order)
}

export function requestRecreatingExpiredLead(order: Order): Partial<LegacyLeadRequest> | null {
  const ids = idsOf(order, 'chat').filter((id) => stepOf(order, id).applies(order))
  const address = ids.filter((id) => stepOf(order, id).isKeptInTab)
  const isKnown = address.length > 0 && address.every((id) => isWhole(order, id))
  if (journeyOf(order).recordKind !== 'lead' || order.finished || !isKnown) return null
  const bodies = ids.filter((id) => isWhole(order, id)).map((id) => apiCallThatSaves(order, id)?.body ?? {})
  return Object.assign({}, ...bodies) as Partial<LegacyLeadRequest>
}
