import { outside } from '../runtime/effects.ts'
import type { Outside } from '../runtime/outside.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { Order } from '../../funnel/types.ts'
import type { Visit } from '../runtime/subject.ts'
import { isRecord, parsed } from './kept-address.ts'

type What = 'join' | 'notify' | 'withdraw' | 'call' | 'check'
type Request = { readonly subject: Readonly<Record<string, unknown>>; readonly key: string }

/** A request not known to have succeeded; in memory only, because it contains personal data. */
const open = new WeakMap<Outside, Map<What, Request>>()

function* openRequests() {
  const visit = yield* outside()
  const known = open.get(visit) ?? new Map<What, Request>()
  open.set(visit, known)
  return known
}

/** The last failed request, if any. */
export function* tried(what: What) {
  return (yield* openRequests()).get(what)
}

/**
 * The Idempotency-Key of a visitor's request: stays the same for the same request until it is `settled`, so that
 * pressing the button after a lost reply requests nothing twice (X11).
 */
export function* keyFor(what: What, subject: Request['subject']) {
  const { uuid } = yield* outside()
  const known = yield* openRequests()
  const before = known.get(what)
  if (before && JSON.stringify(before.subject) === JSON.stringify(subject)) return before.key
  const key = uuid()
  known.set(what, { subject, key })
  return key
}

/** It succeeded: the next request gets a new key. */
export function* settled(what: What) {
  ;(yield* openRequests()).delete(what)
}

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
