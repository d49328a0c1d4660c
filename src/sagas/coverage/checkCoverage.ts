import { ApiError } from '../../api/errors.ts'
import type { LeadRequest } from '../../contract/lead.ts'
import { wireAddon } from '../../funnel/campaigns.ts'
import { choosePlan, planOf } from '../../funnel/plan-choice.ts'
import type { Order } from '../../funnel/types.ts'
import { coverageChecked, refused } from '../../store/events.ts'
import { moved } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select, spawn } from '../effects.ts'
import { loadComplementTypes } from '../catalogue/catalogue.ts'
import { takeIn } from '../journey/handleAnswered.ts'
import { moveOn } from '../journey/move.ts'
import { patiently, showFailure } from '../patiently.ts'
import { drained } from '../saves/drained.ts'
import { checkKey } from '../resume/address.ts'

/** POST lead-v2 out of an order: what the coverage check sends (decisions 20). */
export function leadRequest(order: Order, id: string | null, visit: Partial<LeadRequest>): LeadRequest {
  const address = order.answers['nr-imovel']?.values ?? {}
  const block = address.is_block_allotment === 'true'
  return {
    ...visit,
    ...(id ? { id } : {}),
    cep: order.answers.cep?.values.cep ?? '',
    number: address.number ?? '',
    complement: address.complement ?? '',
    is_block_allotment: block,
    ...(block ? { block_number: address.block_number, allotment_number: address.allotment_number } : {}),
    ...(order.addon ? { addon: wireAddon(order.addon) } : {}),
    ...(order.wish.sku ? { sku: order.wish.sku } : {}),
  }
}

/**
 * The coverage check: creates the lead, or checks the same lead anew after a corrected address. A plan is
 * taken at once when exactly one matches (decisions 14). An address that the server refuses brings the
 * visitor back to the CEP with its text.
 */
export function* checkCoverage() {
  const { api, memory, visit } = yield* outside()
  const { leadId } = yield* select(selectFlow)
  if (leadId) yield* drained('coverage')
  const order = yield* select(selectOrder)
  const request = leadRequest(order, leadId, visit())
  const key = yield* checkKey(request)
  try {
    const reply = yield* patiently('coverage', function* () {
      return yield* call(api.lead.check, request, key)
    })
    if (reply.idLead) memory.write('leadId', reply.idLead)
    yield* put(
      coverageChecked({
        coverage: reply.cepCoverage,
        leadId: reply.idLead,
        noCoverageId: reply.idLeadNoCoverage,
      }),
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { failure } = error
    if (failure.kind === 'server' && failure.status >= 400 && failure.status < 500) {
      const step = failure.reply.field === 'number' ? 'nr-imovel' : 'cep'
      yield* put(refused({ step, problems: { [failure.reply.field ?? 'cep']: error.message } }))
      // Moving cancels this worker, so it comes last.
      yield* put(moved({ to: step, how: 'replace' }))
    } else yield* showFailure('coverage', error)
    return
  }
  yield* settlePlan()
  yield* moveOn('verificando-disponibilidade')
}

/** After a check: the one plan that matches is taken; the infraco's complement types are fetched. */
function* settlePlan() {
  const order = yield* select(selectOrder)
  if (!order.coverage?.plans.length) return
  if (order.coverage.infra) yield* spawn(loadComplementTypes, order.coverage.infra)
  const { only } = choosePlan(order.coverage.plans, order.wish)
  if (only && planOf(order) === null) yield* takeIn('planos', { idPlan: only.id })
}
