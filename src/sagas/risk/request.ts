import { ApiError, isRetryable } from '../../api/errors.ts'
import type { RiskReply } from '../../contract/risk.ts'
import { saved, saveFailed, savesHeld, savesReleased, saveStarted } from '../../store/events.ts'
import { versionBefore } from '../../store/saves.ts'
import { selectSaves, selectSubjectId } from '../../store/selectors.ts'
import { cleaningUp } from '../runtime/cancel.ts'
import { call, outside, put, select } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry.ts'
import { savesFlushed } from '../subject/flush.ts'
import { orWayOut, type WayOut } from '../subject/recover.ts'

type Outcome = { readonly reply: RiskReply } | { readonly way: WayOut }

/**
 * The risk check that a visitor waits for. The answers still to be stored travel with it, so that the visitor waits for
 * one call and not for one after the other (D76); an answer that is being sent is waited for first. If the server
 * refuses something, the save queue settles the refusal like every other (D34), and the check is requested by itself.
 * @returns null when an earlier answer was refused or the order was reloaded: the visitor has been notified
 */
export function* askRisk(): Generator<unknown, Outcome | null> {
  const along = yield* withHeldAnswers(function* (held) {
    return held.length > 0 ? yield* askWithAnswers() : 'separately'
  })
  if (along === 'stopped') return null
  if (along !== 'separately') return { reply: along }
  if (!(yield* savesFlushed('risk'))) return null
  const key = (yield* outside()).uuid()
  return yield* orWayOut('risk', () => requestCheck(key))
}

/**
 * Runs a worker that asks for the risk check, while the save queue leaves the answers to it that no call has carried
 * yet and that may travel with it. However it ends, the queue gets back what was not stored.
 */
export function* withHeldAnswers<T>(
  worker: (held: readonly string[]) => Generator<unknown, T>,
): Generator<unknown, T> {
  const { subject } = yield* outside()
  const { items, tried } = yield* select(selectSaves)
  const fresh = items.filter(({ key }) => !tried.includes(key))
  const held = fresh.every((item) => subject?.carries?.(item)) ? fresh.map(({ key }) => key) : []
  if (held.length === 0) return yield* worker(held)
  yield* put(savesHeld({ keys: held }))
  return yield* cleaningUp(
    () => worker(held),
    () => put(savesReleased()),
  )
}

function* askWithAnswers(): Generator<unknown, RiskReply | 'stopped' | 'separately'> {
  if (!(yield* savesFlushed('risk'))) return 'stopped'
  const key = (yield* outside()).uuid()
  try {
    return yield* callWithRetry(
      'risk',
      () => orSaveFailed(() => requestCheck(key)),
      (error) => !isRetryable(error),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return 'separately'
  }
}

/** A failed request is a failed save of the answers that it carried. */
function* orSaveFailed<T>(request: () => Generator<unknown, T>): Generator<unknown, T> {
  try {
    return yield* request()
  } catch (error) {
    if (error instanceof ApiError)
      yield* put(saveFailed({ problem: error.problem, offline: error.failure.kind === 'network' }))
    throw error
  }
}

/** The only request for the risk check, with the answers that are held for it. */
export function* requestCheck(key: string): Generator<unknown, RiskReply> {
  const { api, subject } = yield* outside()
  const id = yield* select(selectSubjectId)
  const saves = yield* select(selectSaves)
  if (!subject?.confirm || !id) throw new Error('nothing is stored that could be checked')
  const items = saves.items
    .filter((item) => saves.held.includes(item.key))
    .map((item) => ({ ...item, version: versionBefore(saves, item) }))
  // with their keys, so that a lost reply writes nothing twice
  if (items.length > 0) yield* put(saveStarted({ keys: items.map((item) => item.key) }))
  const reply = yield* call(subject.confirm, api, id, key, items)
  for (const item of items) {
    // absent where the server runs an earlier release: then the queue stores it
    const version = reply.versions?.[item.wire]
    if (version !== undefined) yield* put(saved({ key: item.key, wire: item.wire, version }))
  }
  return reply
}
