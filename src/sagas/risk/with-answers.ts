import { ApiError, errorText, isRetryable } from '../../api/errors.ts'
import type { RiskReply } from '../../contract/risk.ts'
import { saved, saveFailed, savesHeld, savesReleased, saveStarted } from '../../store/events.ts'
import { versionBefore } from '../../store/saves.ts'
import { selectSaves, selectSubjectId } from '../../store/selectors.ts'
import { cleaningUp } from '../runtime/cancel.ts'
import { call, outside, put, select } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry.ts'
import { savesFlushed } from '../subject/flush.ts'
import type { Subject } from '../subject/subject.ts'

/**
 * The risk check with the answers that no call has carried yet; one that is on its way is waited for first.
 * @returns null when it has to be asked without them: there are none, they have calls of their own, or the server
 * refused something. The save queue has them again by then and settles the refusal like every other (D34). 'stopped' when
 * an earlier answer was refused or the order was reloaded: the visitor has been told.
 */
export function* askWithAnswers(): Generator<unknown, RiskReply | 'stopped' | null> {
  const { subject } = yield* outside()
  const { items, tried } = yield* select(selectSaves)
  const fresh = items.filter(({ key }) => !tried.includes(key))
  const { confirm, carries } = subject ?? {}
  if (!confirm || fresh.length === 0 || !fresh.every((item) => carries?.(item))) return null
  yield* put(savesHeld({ keys: fresh.map(({ key }) => key) }))
  return yield* cleaningUp(
    () => ask(confirm),
    () => put(savesReleased()),
  )
}

type Confirm = NonNullable<Subject['confirm']>

function* ask(confirm: Confirm): Generator<unknown, RiskReply | 'stopped' | null> {
  if (!(yield* savesFlushed('risk'))) return 'stopped'
  try {
    return yield* send(confirm)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}

function* send(confirm: Confirm) {
  const { api, uuid } = yield* outside()
  const id = (yield* select(selectSubjectId)) ?? ''
  const key = uuid()
  const { items, reply } = yield* callWithRetry(
    'risk',
    function* () {
      const saves = yield* select(selectSaves)
      const items = saves.items
        .filter((item) => saves.held.includes(item.key))
        .map((item) => ({ ...item, version: versionBefore(saves, item) }))
      // with their keys, so that a lost reply writes nothing twice
      yield* put(saveStarted({ keys: items.map((item) => item.key) }))
      try {
        return { items, reply: yield* call(confirm, api, id, key, items) }
      } catch (error) {
        if (error instanceof ApiError)
          yield* put(
            saveFailed({ text: errorText(error.failure), offline: error.failure.kind === 'network' }),
          )
        throw error
      }
    },
    (error) => !isRetryable(error),
  )
  for (const item of items) {
    // absent where the server runs an earlier release: then the queue stores it
    const version = reply.versions?.[item.wire]
    if (version !== undefined) yield* put(saved({ key: item.key, wire: item.wire, version }))
  }
  return reply
}
