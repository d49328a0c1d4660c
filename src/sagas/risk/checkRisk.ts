import { riskChecked } from '../../store/events.ts'
import { selectFlow, selectPosition } from '../../store/selectors.ts'
import { call, outside, put, select, spawn } from '../effects.ts'
import { orWayOut, takeWayOut } from '../finish/refusedOrder.ts'
import { moveOn } from '../journey/move.ts'
import { safely } from '../safely.ts'
import { drained } from '../saves/drained.ts'

/** PUT lead-v2/{idLead}, once everything that was answered is stored. Null when it came to nothing. */
export function* askRisk() {
  const { api, uuid } = yield* outside()
  if (!(yield* drained('risk'))) return null
  const { leadId } = yield* select(selectFlow)
  if (!leadId) return null
  const key = uuid()
  return yield* orWayOut('risk', function* () {
    return yield* call(api.lead.confirm, leadId, key)
  })
}

/** The risk check. On validacao it only fetches the quiz again (after a reload). */
export function* checkRisk() {
  const outcome = yield* askRisk()
  if (!outcome) return
  if ('way' in outcome) {
    // It moves the visitor, which cancels this worker: so it runs on its own.
    yield* spawn(safely(takeWayOut), outcome.way)
    return
  }
  yield* put(riskChecked(outcome.reply))
  const position = yield* select(selectPosition)
  if (position === 'confirmando-dados' || !outcome.reply.quiz) yield* moveOn('confirmando-dados')
}
