import { ApiError } from '../../api/errors.ts'
import type { LeadRequest } from '../../contract/lead.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { Order } from '../../funnel/types.ts'
import { coverageChecked, moved, refused } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select, spawn } from '../effects.ts'
import { rememberWaiting } from '../contact/waiting.ts'
import { takeWayOut, wayOut } from '../finish/refusedOrder.ts'
import { moveOn } from '../journey/move.ts'
import { patiently } from '../patiently.ts'
import { checkKey, houseOf, rememberAddress } from '../resume/address.ts'
import { safely } from '../safely.ts'
import { drained } from '../saves/drained.ts'
import { fetchComplementTypes, settlePlan } from './settlePlan.ts'

/** POST lead-v2 out of an order: what the coverage check sends (decisions 20). */
function leadRequest(order: Order, id: string | null, visit: Partial<LeadRequest>): LeadRequest {
  return {
    ...visit,
    ...(id ? { id } : {}),
    ...houseOf(order),
    complement: order.answers['nr-imovel']?.values.complement ?? '',
    ...(order.addon ? { addon: order.addon } : {}),
    ...(order.wish.sku ? { sku: order.wish.sku } : {}),
  }
}

/** A refusal of the address itself; anything else may pass, or is no fault of what was typed. */
const isRefusal = ({ failure }: ApiError) =>
  failure.kind === 'server' && failure.status >= 400 && failure.status < 500 && failure.status !== 429

/**
 * The coverage check: creates the lead, or checks the same lead anew after a corrected address. A plan is
 * taken at once when exactly one matches (decisions 14). An address that the server refuses brings the
 * visitor back to its question with the server's text.
 */
export function* checkCoverage() {
  const { api, memory, visit } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  if (leadId && !(yield* drained('coverage'))) return
  const order = yield* select(selectOrder)
  const request = leadRequest(order, leadId, visit())
  const key = yield* checkKey(request)
  try {
    const reply = yield* patiently(
      'coverage',
      function* () {
        return yield* call(api.lead.check, request, key)
      },
      isRefusal,
    )
    if (reply.idLead) memory.write('leadId', reply.idLead)
    yield* put(
      coverageChecked({
        coverage: reply.cepCoverage,
        leadId: reply.idLead,
        noCoverageId: reply.idLeadNoCoverage,
      }),
    )
    yield* rememberWaiting()
    yield* rememberAddress()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    yield* settleRefusal(error, leadId)
    return
  }
  yield* fetchComplementTypes()
  yield* settlePlan()
  yield* moveOn('verificando-disponibilidade')
}

function* settleRefusal(error: ApiError, leadId: string | null) {
  const way = leadId ? wayOut(error) : null
  if (way) {
    // It moves the visitor, which cancels this worker: so it runs on its own.
    yield* spawn(safely(takeWayOut), way)
    return
  }
  const field = error.failure.kind === 'server' ? (error.failure.reply.field ?? '') : ''
  const isOfNumber = stepOf('nr-imovel').fields.some((each) => each.name === field)
  const step = isOfNumber ? 'nr-imovel' : 'cep'
  yield* put(refused({ step, problems: { [isOfNumber ? field : 'cep']: error.message } }))
  // Moving cancels this worker, so it comes last.
  yield* put(moved({ to: step, how: 'replace' }))
}
