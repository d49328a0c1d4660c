/**
 * Lets orders go on that were stopped: an expired one is recreated, a rate-limited one goes on with an e-mailed code.
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
  retryRequested,
  waitFailed,
} from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'
import type { RecordApiCalls } from '../runtime/server-record-types.ts'
import { loadRecord } from '../server-record/load-server-record.ts'
import type { Api } from '../../api/create-api.ts'
import { ApiError, helpForError } from '../../api/api-error-and-its-message.ts'
import { oneTimeCodeProblem } from '../../funnel/one-time-code-problem.ts'
import { parseCode } from '../../lib/one-time-code.ts'

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
 * are sent to it as after a corrected address (specification-only-server/adapt-journey-to-server.ts).
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

/**
 * Returns the calls that send and check the code: for a customer's document that must be proven, or for the
 * order whose risk check was stopped.
 */
function* held() {
  const { wait, recordId } = yield* select(selectUi)
  const proof = wait?.help?.proof
  if (proof !== undefined)
    return {
      proof,
      send: (api: Api) => api.customer.sendRenewalCode(proof),
      check: (code: string) => (api: Api) => api.customer.checkRenewalCode(proof, code),
    }
  if (recordId === null) return null
  return {
    proof,
    send: (api: Api) => api.lead.sendRiskCode(recordId),
    check: (code: string) => (api: Api) => api.lead.checkRiskCode(recordId, code),
  }
}

/** Shows that only a person can help, if the error says so. Throws any other error. */
function* orByPerson(error: unknown) {
  const help = error instanceof ApiError ? helpForError(error) : null
  const { wait } = yield* select(selectUi)
  if (!(error instanceof ApiError) || !help || !wait) throw error
  const { what, offline } = wait
  yield* put(waitFailed({ what, offline, problem: error.problem, help: { ...wait.help, ...help } }))
}

/** Sends the code by e-mail. */
export function* sendCode() {
  const order = yield* held()
  if (!order) return
  try {
    const sent = yield* callApi(order.send)
    yield* put(orderActionDone({ what: 'send-code', sent }))
  } catch (error) {
    yield* orByPerson(error)
  }
}

/** Checks the typed code. If it is right, the stopped request is repeated. */
export function* checkCode(typed: string) {
  const order = yield* held()
  const code = parseCode(typed)
  if (!order) return
  if ('problem' in code) {
    yield* put(orderActionFailed({ what: 'check-code', problem: code }))
    return
  }
  try {
    const reply = yield* callApi(order.check(code.value))
    if (!reply.validated) {
      yield* put(orderActionFailed({ what: 'check-code', problem: oneTimeCodeProblem(reply) }))
      return
    }
    yield* put(orderActionDone({ what: 'check-code' }))
    yield* put(retryRequested({ proof: order.proof }))
  } catch (error) {
    yield* orByPerson(error)
  }
}
