/** Creates and stores the idempotency keys of requests, so that a repeated request does not create anything twice. */
import { getDependencies } from '../runtime/effects.ts'
import type { Dependencies } from '../runtime/dependencies.ts'

type What = 'join' | 'notify' | 'withdraw' | 'call' | 'check'
type Request = { readonly subject: Readonly<Record<string, unknown>>; readonly key: string }

/** Requests that are not known to have succeeded; kept in memory only, because they contain personal data. */
const open = new WeakMap<Dependencies, Map<What, Request>>()

function* openRequests() {
  const visit = yield* getDependencies()
  const known = open.get(visit) ?? new Map<What, Request>()
  open.set(visit, known)
  return known
}

/** Returns the last request of a kind that is not known to have succeeded, if any. */
export function* unfinishedRequest(what: What) {
  return (yield* openRequests()).get(what)
}

/**
 * Returns the Idempotency-Key of a visitor's request. An identical request gets the same key until `requestSucceeded`
 * is called. Pressing the button again after a lost reply therefore does not repeat the request.
 */
export function* requestKey(what: What, subject: Request['subject']) {
  const { uuid } = yield* getDependencies()
  const known = yield* openRequests()
  const before = known.get(what)
  if (before && JSON.stringify(before.subject) === JSON.stringify(subject)) return before.key
  const key = uuid()
  known.set(what, { subject, key })
  return key
}

/** Marks a request as successful. The next one gets a new key. */
export function* requestSucceeded(what: What) {
  ;(yield* openRequests()).delete(what)
}
