import { datesLoaded } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import { call, outside, put, select, spawn } from '../effects.ts'
import { orWayOut, takeWayOut } from '../finish/refusedOrder.ts'
import { safely } from '../safely.ts'
import { drained } from '../saves/drained.ts'

/** The free installation dates: the server decides which (decisions 23, faults 22). */
export function* loadFreeDates() {
  const { api } = yield* outside()
  if (!(yield* drained('dates'))) return
  const { leadId } = yield* select(selectFlow)
  if (!leadId) return
  const outcome = yield* orWayOut('dates', function* () {
    return yield* call(api.lead.freeDates, leadId)
  })
  if ('reply' in outcome) yield* put(datesLoaded({ dates: outcome.reply.dates }))
  // It moves the visitor, which cancels this worker: so it runs on its own.
  else yield* spawn(safely(takeWayOut), outcome.way)
}
