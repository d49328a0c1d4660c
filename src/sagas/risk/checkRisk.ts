import { ApiError } from '../../api/errors.ts'
import { riskChecked } from '../../store/events.ts'
import { selectFlow, selectPosition } from '../../store/selectors.ts'
import { call, outside, put, select, spawn } from '../effects.ts'
import { takeWayOut, wayOut } from '../finish/refusedOrder.ts'
import { moveOn } from '../journey/move.ts'
import { patiently, showFailure } from '../patiently.ts'
import { drained } from '../saves/drained.ts'

/** The risk check: PUT lead-v2/{idLead}. On validacao it only fetches the quiz again (after a reload). */
export function* checkRisk() {
  const { api, uuid } = yield* outside()
  yield* drained('risk')
  const { leadId } = yield* select(selectFlow)
  if (!leadId) return
  const key = uuid()
  try {
    const reply = yield* patiently('risk', function* () {
      return yield* call(api.lead.confirm, leadId, key)
    })
    yield* put(riskChecked(reply))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const way = wayOut(error)
    // It moves the visitor, which cancels this worker: so it runs on its own.
    if (way) yield* spawn(takeWayOut, way)
    else yield* showFailure('risk', error)
    return
  }
  const position = yield* select(selectPosition)
  if (position === 'confirmando-dados') yield* moveOn(position)
}
