/** Requests the risk check, together with answers that are not stored yet. */
import { ApiError, isRetryable } from '../../api/api-error-and-its-message.ts'
import type { RiskReply } from '../../contract/order-risk-check-and-quiz.ts'
import { answerSaved, saveFailed, savesHeld, savesReleased, saveStarted } from '../../store/redux-actions.ts'
import { expectedVersion } from '../../store/answers-being-saved.ts'
import { selectSaves, selectRecordId } from '../../store/selectors.ts'
import { cleaningUp } from '../runtime/run-cancellable-saga.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { callWithRetry } from '../runtime/retry-calls-and-show-failures.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { callOrFindRecovery, type Recovery } from '../server-record/recover-from-rejected-call.ts'

type Outcome = { readonly reply: RiskReply } | { readonly way: Recovery }

/**
 * Requests the risk check for a waiting visitor. Answers that are not stored yet are sent in the same
 * request, so that the visitor waits for one call instead of two. An answer that is already being sent
 * is awaited first. If the server rejects the request, the save queue sends the answers and handles a
 * rejected one; after that, the check is requested alone.
 * @returns null if an earlier answer was rejected or the order was reloaded; the visitor has then been
 *   notified
 */
export function* requestRiskCheck(): Generator<unknown, Outcome | null> {
  const along = yield* withHeldAnswers(function* (held) {
    return held.length > 0 ? yield* askWithAnswers() : 'separately'
  })
  if (along === 'stopped') return null
  if (along !== 'separately') return { reply: along }
  if (!(yield* waitForSaves('risk'))) return null
  const key = (yield* getDependencies()).uuid()
  return yield* callOrFindRecovery('risk', () => sendRiskCheck(key))
}

/**
 * Runs a saga that requests the risk check. Meanwhile the save queue does not send the answers that go with
 * the check. Afterwards, it sends those that were not stored.
 */
export function* withHeldAnswers<T>(
  worker: (held: readonly string[]) => Generator<unknown, T>,
): Generator<unknown, T> {
  const { recordCalls } = yield* getDependencies()
  const { items, tried } = yield* select(selectSaves)
  const fresh = items.filter(({ key }) => !tried.includes(key))
  const held = fresh.every((item) => recordCalls?.carries?.(item)) ? fresh.map(({ key }) => key) : []
  if (held.length === 0) return yield* worker(held)
  yield* put(savesHeld({ keys: held }))
  return yield* cleaningUp(
    () => worker(held),
    () => put(savesReleased()),
  )
}

function* askWithAnswers(): Generator<unknown, RiskReply | 'stopped' | 'separately'> {
  if (!(yield* waitForSaves('risk'))) return 'stopped'
  const key = (yield* getDependencies()).uuid()
  try {
    return yield* callWithRetry(
      'risk',
      () => orSaveFailed(() => sendRiskCheck(key)),
      (error) => !isRetryable(error),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return 'separately'
  }
}

/** Runs a request. If it fails, the answers sent with it count as not saved. */
function* orSaveFailed<T>(request: () => Generator<unknown, T>): Generator<unknown, T> {
  try {
    return yield* request()
  } catch (error) {
    if (error instanceof ApiError)
      yield* put(saveFailed({ problem: error.problem, offline: error.failure.kind === 'network' }))
    throw error
  }
}

/**
 * Sends the request for a risk check, with the answers held for it. Every such request goes through this
 * function.
 */
export function* sendRiskCheck(key: string): Generator<unknown, RiskReply> {
  const { recordCalls } = yield* getDependencies()
  const id = yield* select(selectRecordId)
  const saves = yield* select(selectSaves)
  const confirm = recordCalls?.confirm
  if (!confirm || !id) throw new Error('nothing is stored that could be checked')
  const items = saves.items
    .filter((item) => saves.held.includes(item.key))
    .map((item) => ({ ...item, version: expectedVersion(saves, item) }))
  // each answer keeps its key, so that a repeated request stores nothing twice
  if (items.length > 0) yield* put(saveStarted({ keys: items.map((item) => item.key) }))
  const reply = yield* confirm(id, key, items)
  for (const item of items) {
    // absent if the server runs an earlier release; the save queue then stores the answer
    const version = reply.versions?.[item.wire]
    if (version !== undefined) yield* put(answerSaved({ key: item.key, wire: item.wire, version }))
  }
  return reply
}
