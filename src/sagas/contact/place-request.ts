import type { NoCoverageRequest } from '../../contract/waiting-list.ts'
import type { Order } from '../../funnel/types.ts'
import type { Visit } from '../runtime/outside.ts'
import { houseOf } from '../storage/kept-address.ts'

/**
 * Builds POST lead-no-coverage from an order, without a contact: its address, campaign and plan, and where it came
 * from.
 */
export function placeRequest(order: Order, visit: Visit): NoCoverageRequest {
  const { deviceInfo: _unasked, ...told } = visit
  return {
    ...told,
    ...houseOf(order),
    ...(order.wish.id ? { idPlan: order.wish.id } : {}),
  }
}
