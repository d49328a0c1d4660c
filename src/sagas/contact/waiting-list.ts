import { ApiError } from '../../api/errors.ts'
import { contactRecalled } from '../../store/events.ts'
import { selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select } from '../runtime/effects.ts'
import { houseOf } from '../storage/kept-address.ts'
import { keyFor, settled } from '../storage/request-keys.ts'
import { isWaitingHere, keepWaiting } from '../storage/waiting-list.ts'

/**
 * Where nothing can be sold, the address joins the waiting list without a name (D8); leaving a contact completes the
 * entry, declining removes it. A failure is harmless: the contact is then sent with the address.
 */
export function* joinWaitingList() {
  const { api, visit } = yield* outside()
  if (yield* isWaitingHere()) return
  const order = yield* select(selectOrder)
  const { deviceInfo: _unasked, ...told } = visit()
  const request = { ...told, ...houseOf(order), ...(order.wish.id ? { idPlan: order.wish.id } : {}) }
  try {
    const { id } = yield* call(api.contact.tellMe, request, yield* keyFor('join', houseOf(order)))
    yield* settled('join')
    yield* keepWaiting(id, false)
    yield* put(contactRecalled({ noCoverageId: id, notify: 'none' }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
