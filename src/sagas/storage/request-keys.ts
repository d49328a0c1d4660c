import { outside } from '../runtime/effects.ts'
import type { Outside } from '../runtime/outside.ts'

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
