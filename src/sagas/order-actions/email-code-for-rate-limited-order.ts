/** Sends and checks the e-mailed code with which a visitor continues an order that has exceeded a rate limit. */
import type { Api } from '../../api/create-api.ts'
import { ApiError, helpForError } from '../../api/api-error-and-its-message.ts'
import { oneTimeCodeProblem } from '../../funnel/one-time-code-problem.ts'
import { parseCode } from '../../lib/one-time-code.ts'
import { retryRequested, waitFailed, orderActionFailed, orderActionDone } from '../../store/redux-actions.ts'
import { selectUi } from '../../store/selectors.ts'
import { callApi } from '../runtime/call-api.ts'
import { put, select } from '../runtime/effects.ts'

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
