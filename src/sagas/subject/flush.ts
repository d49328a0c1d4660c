import { NO_LEAD } from '../../api/errors.ts'
import {
  retryAsked,
  saved,
  saveFailed,
  waitEnded,
  waitFailed,
  waitStarted,
  type WaitFor,
} from '../../store/events.ts'
import { saveRefused, savesForgotten, subjectLoaded, subjectLost } from '../../store/events.ts'
import { selectSaves, selectSubjectId } from '../../store/selectors.ts'
import { put, select, take } from '../runtime/effects.ts'

const STORED = [saved.type, saveFailed.type]
const STOPPED = [saveRefused.type, savesForgotten.type, subjectLoaded.type, subjectLost.type]

/**
 * Waits until nothing is on its way any more. Steps that need the server's word call it first (D34). A
 * failing queue shows its text on the waiting screen; the queue goes on trying by itself. Without a subject nothing can
 * be stored: the visitor is told so (F§8).
 * @returns true when everything is stored; false when the queue ended otherwise: an answer was refused, or the
 * order was loaded anew. The visitor has been told then, and what was to follow must not.
 */
export function* savesFlushed(what: WaitFor) {
  yield* put(waitStarted({ what }))
  let told: unknown = null
  for (;;) {
    if (!(yield* select(selectSubjectId))) {
      yield* put(waitFailed({ what, text: NO_LEAD, offline: false }))
      const { type } = yield* take([retryAsked.type, ...STOPPED])
      if (type === retryAsked.type) continue
      yield* put(waitEnded())
      return false
    }
    const { items, failure } = yield* select(selectSaves)
    if (items.length === 0) return true
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
