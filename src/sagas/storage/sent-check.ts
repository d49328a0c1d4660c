import { stepOf } from '../../funnel/journeys.ts'
import type { Order } from '../../funnel/types.ts'
import { outside } from '../runtime/effects.ts'
import type { Visit } from '../runtime/subject.ts'
import { isRecord, parsed } from './kept-address.ts'
import { keyFor, tried } from './request-keys.ts'

/** Wire names of personal data: a request with one of them is never stored (S18). */
const PERSONAL = ['name', 'phone', 'email']

/** What makes a retry of a check the same request: its Idempotency-Key, the answers it sends, what travels with it. */
interface SentCheck {
  readonly order: Order
  readonly key: string
  readonly told: Visit
}

/** The order without answers that have nothing to do with its address. */
const bareOf = (order: Order): Order => ({
  ...order,
  answers: Object.fromEntries(Object.entries(order.answers).filter(([id]) => stepOf(order, id).isKeptInTab)),
})

/**
 * The Idempotency-Key of a check that creates a lead, and what it sends. The same check again, even after a reload, is
 * sent exactly as it was the first time, whatever the browser has learnt about itself since (M§4) and whatever was
 * answered after it, so that a check whose reply was lost with the page creates no second lead. Both are kept as long
 * as the address; for a request with personal data, only in this page's memory.
 * @param requestOf what the check asks, without what travels with it
 */
export function* sentCheck(
  requestOf: (order: Order, id: string | null, visit: Visit) => object,
  order: Order,
  subjectId: string | null,
): Generator<unknown, SentCheck> {
  const { storage, uuid, visit } = yield* outside()
  const { deviceInfo: _later, ...told } = visit()
  if (subjectId !== null) return { order, key: uuid(), told }
  const bare = bareOf(order)
  const kept = parsed(storage.read('checkKey'))
  if (
    isRecord(kept) &&
    kept.subject === JSON.stringify(requestOf(bare, null, {})) &&
    typeof kept.key === 'string' &&
    isRecord(kept.told)
  )
    return { order: bare, key: kept.key, told: kept.told }
  const request = requestOf(order, null, {})
  const subject = JSON.stringify(request)
  if (PERSONAL.some((name) => name in request)) {
    const before = yield* tried('check')
    if (before?.subject.request === subject)
      return { order, key: before.key, told: before.subject.told as Visit }
    return { order, key: yield* keyFor('check', { request: subject, told }), told }
  }
  const key = uuid()
  storage.write('checkKey', JSON.stringify({ subject, key, told }))
  return { order, key, told }
}
