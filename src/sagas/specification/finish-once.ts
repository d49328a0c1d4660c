/** Finishes an order exactly once on a server that would make a second order of a second request. */
import { ApiError, isUnknown } from '../../api/errors.ts'
import type { Order } from '../../funnel/types.ts'
import { getDependencies } from '../runtime/effects.ts'
import type { Finished } from '../runtime/subject-types.ts'
import { asksDates } from './tab-record.ts'

/** The dates that the visitor asked for. Nobody has booked them yet. */
function requested(order: Order): Pick<Finished, 'requested'> {
  const { date, period } = order.answers['data-instalacao']?.values ?? {}
  return date && (period === 'manha' || period === 'tarde') ? { requested: { date, period } } : {}
}

/**
 * A refusal of an order with a date leads back to the dates, with the server's words: it is the only thing that can
 * have changed since the order was confirmed.
 */
function asRefusal(error: ApiError, order: Order): ApiError {
  const { failure } = error
  if (failure.kind !== 'server' || failure.status === 404 || !asksDates(order)) return error
  return new ApiError({ ...failure, status: 409, reply: { code: 'slots_taken' } }, { cause: error })
}

/**
 * Sends the request that makes an order, unless it was sent before and its reply was lost. Then nobody knows whether
 * there is an order: the server is asked for its number, and if it does not say one, the visitor is told to speak to
 * a person. The request is not sent a second time, not even after a reload.
 * @param send sends the request
 * @param look looks for the order's number; null if the server does not say it
 */
export function* finishOnce(
  id: string,
  order: Order,
  send: () => Generator<unknown, Finished>,
  look: () => Generator<unknown, string | null>,
): Generator<unknown, Finished> {
  const { storage } = yield* getDependencies()
  if (storage.read('finishing') !== id) {
    storage.write('finishing', id)
    try {
      const reply = yield* send()
      storage.drop('finishing')
      return { ...reply, ...requested(order) }
    } catch (error) {
      if (error instanceof ApiError && !isUnknown(error)) {
        storage.drop('finishing')
        throw asRefusal(error, order)
      }
      if (!(error instanceof ApiError)) throw error
    }
  }
  const orderNumber = yield* look()
  if (orderNumber === null) throw new ApiError({ kind: 'uncertain' })
  storage.drop('finishing')
  return { success: true, orderNumber, schedule: null, ...requested(order) }
}

/** Whether an order was sent to be made and nobody knows whether it was. */
export function* isFinishOpen(id: string) {
  return (yield* getDependencies()).storage.read('finishing') === id
}
