/**
 * Makes the coverage check of an address repeatable: its Idempotency-Key and content are kept, so that a check whose
 * reply was lost is sent again unchanged and creates no second lead.
 */
import { getDependencies } from '../runtime/effects.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import type { DataSentWithRecord } from '../runtime/server-record-types.ts'
import { isRecord, parseStoredJson } from '../storage/parse-stored-json.ts'
import { unfinishedRequest, requestKey } from '../storage/idempotency-keys.ts'

/** Wire names of personal data. A request with one of them is never written to the browser's storage. */
const PERSONAL = ['name', 'phone', 'email']

/**
 * A sent address check: its Idempotency-Key, the order with the answers that it sends, and the other data
 * sent with it. A retry repeats all three.
 */
interface SentCheck {
  readonly order: Order
  readonly key: string
  readonly told: DataSentWithRecord
}

/** The order with only the answers that belong to its address. */
const bareOf = (order: Order): Order => ({
  ...order,
  answers: Object.fromEntries(Object.entries(order.answers).filter(([id]) => stepOf(order, id).isKeptInTab)),
})

/** The town of the order's CEP, as far as it was looked up (F7.5). The server says so if the CEP is of another one. */
function townOf(order: Order): DataSentWithRecord {
  const { cep, state, city } = order.facts.place ?? {}
  return state && city && cep === houseOfOrder(order).cep ? { state, city } : {}
}

/**
 * Returns the Idempotency-Key and the content of an address check. The same check is repeated exactly as it
 * was first sent, even after a reload and even if the browser has newer data. The key and the request are
 * stored for as long as the address; a request with personal data is kept only in memory.
 * @param requestOf builds the check's request, without tracking data
 */
export function* addressCheckToSend(
  requestOf: (order: Order, id: string | null, visit: DataSentWithRecord) => object,
  order: Order,
  recordId: string | null,
): Generator<unknown, SentCheck> {
  const { storage, uuid, visit } = yield* getDependencies()
  const { deviceInfo: _later, ...data } = visit()
  const told = { ...data, ...townOf(order) }
  if (recordId !== null) return { order, key: uuid(), told }
  const bare = bareOf(order)
  const kept = parseStoredJson(storage.read('checkKey'))
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
    const before = yield* unfinishedRequest('check')
    if (before?.subject.request === subject)
      return { order, key: before.key, told: before.subject.told as DataSentWithRecord }
    return { order, key: yield* requestKey('check', { request: subject, told }), told }
  }
  const key = uuid()
  storage.write('checkKey', JSON.stringify({ subject, key, told }))
  return { order, key, told }
}
