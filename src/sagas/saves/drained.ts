import { saved, saveFailed, saveRefused, waitFailed, waitStarted, type WaitFor } from '../../store/events.ts'
import { selectSaves } from '../../store/selectors.ts'
import { put, select, take } from '../effects.ts'

/**
 * Returns when nothing is on its way any more. Steps that need the server's word call it first
 * (decisions 34). A failing queue shows its text on the waiting screen; the queue goes on trying by itself.
 */
export function* drained(what: WaitFor) {
  yield* put(waitStarted({ what }))
  for (;;) {
    const { items, failure } = yield* select(selectSaves)
    if (items.length === 0) return
    if (failure) yield* put(waitFailed({ what, ...failure }))
    yield* take([saved.type, saveFailed.type, saveRefused.type, 'lead/loaded', 'saves/forgotten'])
  }
}
