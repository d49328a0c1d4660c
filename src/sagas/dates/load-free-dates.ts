import { datesLoaded } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, put, select, spawn } from '../runtime/effects.ts'
import { safely } from '../runtime/safely.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { callOrFindRecovery, recover } from '../server-record/recover-from-rejected-call.ts'

/**
 * Loads the free installation dates, unless an earlier reply contained them. The server decides which dates are free.
 */
export function* loadFreeDates() {
  if ((yield* select(selectOrder)).facts.freeDates) return
  const { recordCalls } = yield* getDependencies()
  if (!(yield* waitForSaves('dates'))) return
  const { recordId } = yield* select(selectUi)
  const freeDates = recordCalls?.freeDates
  if (!recordId || !freeDates) return
  const outcome = yield* callOrFindRecovery('dates', function* () {
    return yield* freeDates(recordId)
  })
  if ('reply' in outcome) yield* put(datesLoaded({ dates: outcome.reply.dates }))
  // Spawned, because it navigates, and navigating cancels this saga.
  else yield* spawn(safely(recover), outcome.way)
}
