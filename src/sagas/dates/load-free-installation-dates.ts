/**
 * Loads the free installation dates, unless an earlier reply contained them. The server decides which dates are free.
 */
import { datesLoaded } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { waitForSaves } from '../server-record/wait-for-saves.ts'
import { callOrFindRecovery, applyRecoveryDetached } from '../server-record/recover-from-rejected-call.ts'

export function* loadFreeDates() {
  if ((yield* select(selectOrder)).facts.freeDates) return
  const { recordCalls } = yield* getDependencies()
  if (!(yield* waitForSaves('dates'))) return
  const { recordId } = yield* select(selectUi)
  const freeDates = recordCalls?.freeDates
  if (!recordId || !freeDates) return
  const outcome = yield* callOrFindRecovery('dates', () => freeDates(recordId))
  if ('reply' in outcome) yield* put(datesLoaded({ dates: outcome.reply.dates }))
  else yield* applyRecoveryDetached(outcome.way)
}
