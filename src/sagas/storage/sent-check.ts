import { outside } from '../runtime/effects.ts'
import type { Visit } from '../runtime/outside.ts'
import { isRecord, parsed } from './kept-address.ts'
import { keyFor, tried } from './request-keys.ts'

/** Wire names of personal data: a request with one of them is never stored (S18). */
const PERSONAL = ['name', 'phone', 'email']

/** What makes a retry of a check the same request: its Idempotency-Key, and what travelled with it. */
interface SentCheck {
  readonly key: string
  readonly told: Visit
}

/**
 * The Idempotency-Key of a check that creates a lead, and what travels with it. The same check again, even after a
 * reload, is sent exactly as it was the first time, whatever the browser has learnt of itself since (M§4), so that a
 * check whose reply was lost with the page creates no second lead. Both are kept as long as the address; for a
 * request with personal data, only in this page's memory.
 * @param request what the check asks, without what travels with it
 */
export function* sentCheck(request: object, subjectId: string | null): Generator<unknown, SentCheck> {
  const { storage, uuid, visit } = yield* outside()
  const { deviceInfo: _later, ...told } = visit()
  if (subjectId !== null) return { key: uuid(), told }
  const subject = JSON.stringify(request)
  if (PERSONAL.some((name) => name in request)) {
    const before = yield* tried('check')
    if (before?.subject.request === subject) return { key: before.key, told: before.subject.told as Visit }
    return { key: yield* keyFor('check', { request: subject, told }), told }
  }
  const kept = parsed(storage.read('checkKey'))
  if (isRecord(kept) && kept.subject === subject && typeof kept.key === 'string' && isRecord(kept.told))
    return { key: kept.key, told: kept.told }
  const key = uuid()
  storage.write('checkKey', JSON.stringify({ subject, key, told }))
  return { key, told }
}
