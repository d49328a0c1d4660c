import { outside } from '../runtime/effects.ts'
import type { Outside } from '../runtime/outside.ts'

type What = 'join' | 'notify' | 'withdraw' | 'call' | 'check'
type Request = { readonly subject: Readonly<Record<string, unknown>>; readonly key: string }

/** What was asked and is not known to have come through; in memory only, because it names a person. */
const open = new WeakMap<Outside, Map<What, Request>>()

function* openRequests() {
  const visit = yield* outside()
  const known = open.get(visit) ?? new Map<What, Request>()
  open.set(visit, known)
  return known
}

/** What was tried last and failed, if anything. */
export function* tried(what: What) {
  return (yield* openRequests()).get(what)
}

/**
 * The Idempotency-Key of what a visitor asks for: for the same thing the same one until it is `settled`, so that
 * a press after a lost reply asks for nothing twice (X11).
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

/** It has come through: the next one is another. */
export function* settled(what: What) {
  ;(yield* openRequests()).delete(what)
}
