/**
 * Creates a new order from an expired one in a single request (POST lead), with the answers that this page still has.
 * Answers that only the server had in full are asked again.
 */
import type { LeadRequest } from '../../contract/new-lead.ts'
import { factsToClearForNewLead } from '../../funnel/initial-server-data-and-clearing-rules.ts'
import { firstMissing } from '../../funnel/next-previous-and-allowed-steps.ts'
import { requestRecreatingExpiredLead } from '../../funnel/request-recreating-expired-lead.ts'
import {
  coverageChecked,
  journeyStarted,
  orderActionDone,
  orderActionFailed,
  recordLoaded,
  stepChanged,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import type { RecordApiCalls } from '../runtime/server-record-types.ts'
import { loadRecord } from '../server-record/load-server-record.ts'

const NOTHING_SOLD = orderActionFailed({ what: 'revive', problem: { problem: 'oferta-nenhuma' } })

export function* reviveExpiredOrder() {
  const { storage, recordCalls, uuid, visit, can } = yield* getDependencies()
  const { mode, position } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const answers = requestRecreatingExpiredLead(order)
  if (!recordCalls?.addressRequest || !answers) return
  if (!can.has('kept-orders')) {
    yield* checkAddressAnew(recordCalls)
    return
  }
  const place = recordCalls.addressRequest(order, null, visit()) as LeadRequest
  const { idLead } = yield* callApi((api) => api.lead.open({ ...place, ...answers }, uuid()))
  if (idLead === null) {
    yield* put(NOTHING_SOLD)
    return
  }
  storage.write(recordCalls.kind, idLead)
  yield* put(journeyStarted({ order, mode, position, recordId: idLead }))
  yield* loadRecord({ wanted: null })
}

/**
 * Creates a new order by another check of its address, on a server that would not tell the answers of the new one. They
 * are sent to it as after a corrected address (specification-only-server/resend-answers-to-new-lead.ts).
 */
function* checkAddressAnew({ kind, checkAddress }: RecordApiCalls) {
  const { storage, uuid, visit } = yield* getDependencies()
  const checked = checkAddress && (yield* checkAddress(yield* select(selectOrder), null, visit(), uuid()))
  if (!checked?.recordId) {
    yield* put(NOTHING_SOLD)
    return
  }
  storage.write(kind, checked.recordId)
  yield* put(coverageChecked(checked))
  const known = yield* select(selectOrder)
  const order = { ...known, facts: { ...known.facts, ...factsToClearForNewLead(known.facts) } }
  yield* put(recordLoaded({ order, recordId: checked.recordId, versions: {} }))
  yield* put(stepChanged({ to: firstMissing(order, (yield* select(selectUi)).mode), how: 'replace' }))
  yield* put(orderActionDone({ what: 'revive' }))
}
