/**
 * Returns whether visitors must enter their phone number to erase an order: only if the order has a phone number and is
 * neither a renewal nor stored in this browser alone.
 */
import { idsOf, journeyOf, stepOf } from './journey-registry.ts'
import type { Order } from './step-and-journey-types.ts'

export function asksPhoneToErase(order: Order): boolean {
  const { recordKind } = journeyOf(order)
  if (recordKind !== null && recordKind !== 'lead' && recordKind !== 'migration') return false
  const isGiven = idsOf(order, 'chat').some(
    (id) =>
      order.answers[id] !== undefined && stepOf(order, id).fields.some((field) => field.name === 'phone'),
  )
  return isGiven || Boolean(order.facts.onRecord?.phone)
}
