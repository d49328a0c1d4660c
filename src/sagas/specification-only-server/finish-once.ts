/** Finishes an order exactly once on a server that would create a second order for a repeated request. */
import type { Api } from '../../api/api.ts'
import { ApiError, givesReason, isUnknown } from '../../api/errors.ts'
import type { FinishReply } from '../../contract/finish-order-and-appointment.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import type { Dependencies } from '../runtime/dependencies.ts'
import { call, getDependencies } from '../runtime/effects.ts'
import type { FinishedOrder } from '../runtime/server-record-types.ts'
import { asksDates } from './order-kept-in-tab.ts'

/** The dates that the visitor asked for. Nobody has booked them yet. */
function requested(order: Order): Pick<FinishedOrder, 'requested'> {
  const { date, period } = order.answers['data-instalacao']?.values ?? {}
  return date && (period === 'manha' || period === 'tarde') ? { requested: { date, period } } : {}
}

/** Whether a reply shows that no order was made. A failure for which the server gives a reason is such a reply. */
const isRefusal = (error: ApiError): boolean => !isUnknown(error) || givesReason(error)

/**
 * A refusal of an order with a date leads back to the dates, with the server's words: dates are what changes most
 * between the question and the order. What else may be wrong is altered from the review.
 */
function asRefusal(error: ApiError, order: Order): ApiError {
  const { failure, problem } = error
  if (failure.kind !== 'server' && failure.kind !== 'http') return error
  // the lead is gone, or the server asks to wait
  if ([404, 410, 429].includes(failure.status) || !asksDates(order)) return error
  return new ApiError({ kind: 'orderRefused', reason: problem }, { cause: error })
}

/** The request that makes an order, while it is on its way. Whoever stops waiting for it does not stop it. */
const sent = new WeakMap<Dependencies, Promise<FinishReply>>()

/** Sends the request, unless it is on its way or its reply was lost. Returns null if it was lost. */
function* sendOnce(id: string, send: (api: Api) => Promise<FinishReply>) {
  const dependencies = yield* getDependencies()
  const { storage, openApi } = dependencies
  const waiting = sent.get(dependencies)
  if (waiting) return waiting
  if (storage.read('finishing') === id) return null
  storage.write('finishing', id)
  const reply = Promise.resolve(openApi()).then(send)
  sent.set(dependencies, reply)
  // the caller that waits for it gets the failure
  reply.catch(() => {})
  return reply
}

/**
 * Sends the request that makes an order, unless it was sent before and its reply was lost. In that case it is unknown
 * whether there is an order: the server is asked for its number, and if it does not return one, the visitor is asked to
 * contact a person. The request is not sent a second time, not even after a reload.
 * @param send sends the request
 * @param look asks for the order's number; null if the server does not return it
 */
export function* finishOnce(
  id: string,
  order: Order,
  send: (api: Api) => Promise<FinishReply>,
  look: () => Generator<unknown, string | null>,
): Generator<unknown, FinishedOrder> {
  const dependencies = yield* getDependencies()
  const { storage } = dependencies
  const reply = yield* sendOnce(id, send)
  if (reply) {
    try {
      const finished = yield* call(async () => reply)
      storage.drop('finishing')
      return { ...finished, ...requested(order) }
    } catch (error) {
      sent.delete(dependencies)
      if (!(error instanceof ApiError)) throw error
      if (isRefusal(error)) {
        storage.drop('finishing')
        throw asRefusal(error, order)
      }
    }
  }
  const orderNumber = yield* look()
  if (orderNumber === null) throw new ApiError({ kind: 'uncertain' })
  storage.drop('finishing')
  return { success: true, orderNumber, schedule: null, ...requested(order) }
}

/** Whether an order was sent and it is unknown whether it was made. */
export function* isFinishOpen(id: string) {
  return (yield* getDependencies()).storage.read('finishing') === id
}
