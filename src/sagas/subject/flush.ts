import { findStep } from '../../funnel/journeys.ts'
import type { Problem } from '../../lib/problems.ts'
import {
  coverageChecked,
  moved,
  retryAsked,
  saved,
  saveFailed,
  waitEnded,
  waitFailed,
  waitStarted,
  type WaitFor,
} from '../../store/events.ts'
import { saveRefused, savesForgotten, subjectLoaded, subjectLost } from '../../store/events.ts'
import { selectFlow, selectOrder, selectSaves, selectSubjectId } from '../../store/selectors.ts'
import { outside, put, select, take } from '../runtime/effects.ts'
import { startWait } from '../runtime/retry.ts'

/** An action needs a lead and there is none (F§8). */
const NO_LEAD: Problem = { problem: 'pedido-sem-dados' }

const STORED = [saved.type, saveFailed.type]
const STOPPED = [saveRefused.type, savesForgotten.type, subjectLoaded.type, subjectLost.type]

/**
 * Waits until the save queue is empty. Steps that need a decision from the server call it first (D34). While saving
 * fails, the waiting screen shows the message and the queue keeps retrying. Without a subject nothing can be stored,
 * and the visitor is notified (F§8): a retry asks for one again. One that is still being created is waited for (D77).
 * Answers that the risk check takes along are not waited for: it is the one that sends them.
 * @returns true when everything else is stored; false when an answer was rejected or the order was reloaded. The
 * visitor has then been notified, and the caller must not proceed.
 */
export function* savesFlushed(what: WaitFor) {
  yield* startWait(what)
  let told: unknown = null
  for (;;) {
    if (!(yield* select(selectSubjectId))) {
      const { coverage } = (yield* select(selectOrder)).facts
      if (!coverage?.isExpected) yield* put(waitFailed({ what, problem: NO_LEAD, offline: false }))
      const { type } = yield* take([retryAsked.type, coverageChecked.type, ...STOPPED])
      const check = type === retryAsked.type ? yield* checkAsked() : null
      if (!check && !STOPPED.includes(type)) continue
      yield* put(waitEnded())
      // Navigating cancels this worker, so it is done last.
      if (check) {
        const { position, returnTo } = yield* select(selectFlow)
        yield* put(moved({ to: check.id, how: 'replace', returnTo: returnTo ?? position }))
      }
      return false
    }
    const { items, held, failure } = yield* select(selectSaves)
    if (items.every(({ key }) => held.includes(key))) {
      // what had failed is stored
      if (told) yield* put(waitStarted({ what }))
      return true
    }
    if (failure && failure !== told) {
      told = failure
      yield* put(waitFailed({ what, ...failure }))
      continue
    }
    const { type } = yield* take([...STORED, ...STOPPED])
    if (STORED.includes(type)) continue
    yield* put(waitEnded())
    return false
  }
}

/** The step that creates the subject, about to request it again: the reply to the earlier request had none (F8.14). */
function* checkAsked() {
  const { subject, storage } = yield* outside()
  const order = yield* select(selectOrder)
  if (!subject?.addressRequest || order.facts.coverage?.isExpected) return null
  storage.drop('checkKey')
  return findStep(order, ({ needs }) => needs === 'coverage')
}
