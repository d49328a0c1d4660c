import { ApiError } from '../../api/errors.ts'
import { datesLoaded } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import { call, outside, put, select, spawn } from '../effects.ts'
import { takeWayOut, wayOut } from '../finish/refusedOrder.ts'
import { patiently, showFailure } from '../patiently.ts'
import { drained } from '../saves/drained.ts'

/** The free installation dates: the server decides which (decisions 23, faults 22). */
export function* loadFreeDates() {
  const { api } = yield* outside()
  yield* drained('dates')
  const { leadId } = yield* select(selectFlow)
  if (!leadId) return
  try {
    const reply = yield* patiently('dates', function* () {
      return yield* call(api.lead.freeDates, leadId)
    })
    yield* put(datesLoaded({ dates: reply.dates }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const way = wayOut(error)
    // It moves the visitor, which cancels this worker: so it runs on its own.
    if (way) yield* spawn(takeWayOut, way)
    else yield* showFailure('dates', error)
  }
}
