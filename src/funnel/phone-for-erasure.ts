import { idsOf, journeyOf, stepOf } from './journeys.ts'
import type { Order } from './types.ts'

/** Whether the phone number is required to erase an order: true for a lead that has one, never for a renewal. */
export function asksPhoneToErase(order: Order): boolean {
  if (journeyOf(order).subject === 'renewal') return false
  const isGiven = idsOf(order, 'chat').some(
    (id) =>
      order.answers[id] !== undefined && stepOf(order, id).fields.some((field) => field.name === 'phone'),
  )
  return isGiven || Boolean(order.facts.onRecord?.phone)
}
