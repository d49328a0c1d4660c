import { ApiError, isRetryable } from '../../api/errors.ts'
import type { RiskReply } from '../../contract/risk.ts'
import { saved, saveFailed, savesHeld, savesReleased, saveStarted } from '../../store/events.ts'
import { versionBefore } from '../../store/saves.ts'
import { selectSaves, selectSubjectId } from '../../store/selectors.ts'
import { cleaningUp } from '../runtime/cancel.ts'
import { call, outside, put, select } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry.ts'
import { savesFlushed } from '../subject/flush.ts'

/**
 * The risk check with the answers that no call has carried yet; one that is being sent is waited for first.
 * @returns null when it has to be requested without them: there are none, they have their own calls, or the server
 * refused something. The save queue has them again by then and settles the refusal like every other (D34). 'stopped'
 * when an earlier answer was refused or the order was reloaded: the visitor has been notified.
 */
export function* askWithAnswers(): Generator<unknown, RiskReply | 'stopped' | null> {
  return yield* withHeldAnswers(function* (held) {
    return held.length > 0 ? yield* ask() : null
  })
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

function* ask(): Generator<unknown, RiskReply | 'stopped' | null> {
  if (!(yield* savesFlushed('risk'))) return 'stopped'
  try {
    return yield* send()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

function* send() {
  const key = (yield* outside()).uuid()
  return yield* callWithRetry(
    'risk',
    function* () {
      try {
        return yield* confirmOnce(key)
      } catch (error) {
        if (error instanceof ApiError)
          yield* put(saveFailed({ problem: error.problem, offline: error.failure.kind === 'network' }))
        throw error
      }
    },
    (error) => !isRetryable(error),
  )
}

/** One request for the risk check, with the answers kept back for it. */
export function* confirmOnce(key: string): Generator<unknown, RiskReply> {
  const { api, subject } = yield* outside()
  const id = yield* select(selectSubjectId)
  const saves = yield* select(selectSaves)
  if (!subject?.confirm || !id) throw new Error('nothing is stored that could be checked')
  const items = saves.items
    .filter((item) => saves.held.includes(item.key))
    .map((item) => ({ ...item, version: versionBefore(saves, item) }))
  // with their keys, so that a lost reply writes nothing twice
  yield* put(saveStarted({ keys: items.map((item) => item.key) }))
  const reply = yield* call(subject.confirm, api, id, key, items)
  for (const item of items) {
    // absent where the server runs an earlier release: then the queue stores it
    const version = reply.versions?.[item.wire]
    if (version !== undefined) yield* put(saved({ key: item.key, wire: item.wire, version }))
  }
  return reply
}
