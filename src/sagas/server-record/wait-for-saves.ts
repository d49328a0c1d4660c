/**
 * Waits until the save queue is empty, apart from answers that are sent with the risk check. Sagas that need a decision
 * from the server call this first. If a save fails, the screen shows the message while the queue retries. If the record
 * is still being created, this waits for it as well. If there is no record, the screen says so, and the visitor's retry
 * creates one.
 */
import { findStep } from '../../funnel/journey-registry.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import {
  coverageChecked,
  stepChanged,
  retryRequested,
  answerSaved,
  saveFailed,
  waitEnded,
  waitFailed,
  waitStarted,
  saveRefused,
  saveQueueCleared,
  recordLoaded,
  recordLost,
  type WaitFor,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectSaves, selectRecordId } from '../../store/selectors.ts'
import { getDependencies, put, select, take } from '../runtime/effects.ts'
import { showWait } from '../runtime/retry-calls-and-show-failures.ts'

/** Problem shown if an action needs a lead and there is none. */
const NO_LEAD: Problem = { problem: 'pedido-sem-dados' }

const STORED = [answerSaved.type, saveFailed.type]
const STOPPED = [saveRefused.type, saveQueueCleared.type, recordLoaded.type, recordLost.type]

/**
 * @returns true when everything else is stored. False if an answer was rejected or the order was reloaded; the visitor
 *   has then been notified, and the caller must not proceed.
 */
export function* waitForSaves(what: WaitFor) {
  yield* showWait(what)
  let shownFailure: unknown = null
  for (;;) {
    if (!(yield* select(selectRecordId))) {
      const { coverage } = (yield* select(selectOrder)).facts
      if (!coverage?.isExpected) yield* put(waitFailed({ what, problem: NO_LEAD, offline: false }))
      const { type } = yield* take([retryRequested.type, coverageChecked.type, ...STOPPED])
      const check = type === retryRequested.type ? yield* checkAsked() : null
      if (!check && !STOPPED.includes(type)) continue
      yield* put(waitEnded())
      // Done last, because navigating cancels this saga.
      if (check) {
        const { position, returnTo } = yield* select(selectUi)
        yield* put(stepChanged({ to: check.id, how: 'replace', returnTo: returnTo ?? position }))
      }
      return false
    }
    const { items, held, failure } = yield* select(selectSaves)
    if (items.every(({ key }) => held.includes(key))) {
      // the save that had failed has succeeded
      if (shownFailure) yield* put(waitStarted({ what }))
      return true
    }
    if (failure && failure !== shownFailure) {
      shownFailure = failure
      yield* put(waitFailed({ what, ...failure }))
      continue
    }
    const { type } = yield* take([...STORED, ...STOPPED])
    if (STORED.includes(type)) continue
    yield* put(waitEnded())
    return false
  }
}

/**
 * Finds the step whose address check creates the record, and prepares a new request, because the reply to the
 * earlier one had no record.
 */
function* checkAsked() {
  const { recordCalls, storage } = yield* getDependencies()
  const order = yield* select(selectOrder)
  if (!recordCalls?.addressRequest || order.facts.coverage?.isExpected) return null
  storage.drop('checkKey')
  return findStep(order, ({ needs }) => needs === 'coverage')
}
