import { idsOf, journeyOf, stepOf } from './journeys.ts'
import type { Order } from './types.ts'

/** Whether the order can be erased only with its telephone: a lead that has one; a renewal needs none. */
export function asksPhoneToErase(order: Order): boolean {
  if (journeyOf(order).subject === 'renewal') return false
  const isGiven = idsOf(order, 'chat').some(
    (id) =>
      order.answers[id] !== undefined && stepOf(order, id).fields.some((field) => field.name === 'phone'),
  )
  return isGiven || Boolean(order.facts.onRecord?.phone)
}
