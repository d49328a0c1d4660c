import { idsOf, journeyOf, stepOf } from './journey-registry.ts'
import type { Order } from './step-and-journey-types.ts'

/**
 * Returns whether visitors must enter their phone number to erase an order: only if the order has a phone number and is
 * not a renewal.
 */
export function asksPhoneToErase(order: Order): boolean {
  if (journeyOf(order).recordKind === 'renewal') return false
  const isGiven = idsOf(order, 'chat').some(
    (id) =>
      order.answers[id] !== undefined && stepOf(order, id).fields.some((field) => field.name === 'phone'),
  )
  return isGiven || Boolean(order.facts.onRecord?.phone)
}
