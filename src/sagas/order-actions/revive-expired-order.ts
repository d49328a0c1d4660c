import type { LeadRequest } from '../../contract/new-lead.ts'
import { requestRecreatingExpiredLead } from '../../funnel/request-recreating-expired-lead.ts'
import { journeyStarted, orderActionFailed } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import { loadRecord } from '../server-record/load-server-record.ts'

/**
 * Creates a new order from an expired one in a single request (POST lead), with the answers that this page still has.
 * Answers that only the server had in full are asked again.
 */
export function* reviveExpiredOrder() {
  const { storage, recordCalls, uuid, visit } = yield* getDependencies()
  const { mode, position } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const answers = requestRecreatingExpiredLead(order)
  if (!recordCalls?.addressRequest || !answers) return
  const place = recordCalls.addressRequest(order, null, visit()) as LeadRequest
  const { idLead } = yield* callApi((api) => api.lead.open({ ...place, ...answers }, uuid()))
  if (idLead === null) {
    yield* put(orderActionFailed({ what: 'revive', problem: { problem: 'oferta-nenhuma' } }))
    return
  }
  storage.write(recordCalls.kind, idLead)
  yield* put(journeyStarted({ order, mode, position, recordId: idLead }))
  yield* loadRecord({ wanted: null })
}
