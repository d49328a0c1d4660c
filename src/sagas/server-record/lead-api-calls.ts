/**
 * API calls for a lead: the address check creates it, then its answers are saved step by step, the risk check runs and
 * the order is finished.
 */
import type { Lead, LeadStep } from '../../contract/lead.ts'
import type { LeadRequest } from '../../contract/new-lead.ts'
import { isWinBack } from '../../contract/is-win-back-offer.ts'
import { monthlyPrice, planOf } from '../../funnel/chosen-plan-and-price.ts'
import { phoneBody } from '../../funnel/phone-of-lead.ts'
import type { Facts, Order } from '../../funnel/step-and-journey-types.ts'
import { callApi } from '../runtime/call-api.ts'
import { isBegunElsewhere } from '../storage/facts-kept-in-tab.ts'
import { houseOfOrder } from '../../funnel/house-address-in-wire-names.ts'
import type {
  ItemOf,
  StoredRecord,
  RecordApiCalls,
  DataSentWithRecord,
} from '../runtime/server-record-types.ts'

/** Returns the answers given before the lead exists. They are stored when it is created. */
function earlyAnswersOf({ answers }: Order) {
  const { nome, email } = answers
  const phone = answers.telefone ?? answers['consulta-telefone']
  const promotions = email?.values.accept_promotions === 'true'
  return {
    ...(nome ? { name: nome.values.name } : {}),
    ...(phone?.values.phone ? phoneBody(phone.values) : {}),
    ...(email ? { email: email.values.email, accept_promotions: promotions } : {}),
  }
}

/** Builds the body of POST lead-v2, the coverage check that creates a lead. */
function addressRequest(order: Order, id: string | null, visit: DataSentWithRecord): LeadRequest {
  const { deviceInfo: _later, ...told } = visit
  return {
    ...told,
    ...(id ? { id } : earlyAnswersOf(order)),
    ...houseOfOrder(order),
    complement: order.answers['nr-imovel']?.values.complement ?? '',
    ...(order.wish.sku ? { sku: order.wish.sku, winBack: isWinBack(order.wish.sku) } : {}),
  }
}

type LeadItem = ItemOf<LeadStep>

export const leadBatchOf = (items: readonly LeadItem[]) =>
  items.map(({ wire, body, key, version }) => ({ step: wire, body, key, version }))

/**
 * Loads the stored lead as an order.
 * @param factsOf returns additional facts for the journey's own steps
 */
export function* storedLead(
  id: string,
  factsOf: (lead: Lead) => Partial<Facts> = () => ({}),
): Generator<unknown, StoredRecord> {
  const isMasked = yield* isBegunElsewhere(id)
  const lead = yield* callApi((api) => api.lead.load(id, isMasked))
  return {
    versions: lead.versions,
    prefix: lead.addon,
    restore(base, restoreOrder) {
      const order = restoreOrder(lead, base)
      return { ...order, facts: { ...order.facts, ...factsOf(lead) } }
    },
  }
}

export const leadApiCalls = {
  kind: 'lead',
  load: (id) => storedLead(id),
  save: (api, { wire, body, key, version }: LeadItem, id) => api.lead.save(id, wire, body, key, version),
  batch: (api, items: readonly LeadItem[], id) => api.lead.batch(id, leadBatchOf(items), false),
  leave: (api, items: readonly LeadItem[], id) => api.lead.batch(id, leadBatchOf(items), true),
  opensWith: ['nome', 'telefone', 'consulta-telefone', 'email'],
  addressRequest,
  *checkAddress(order, id, visit, key) {
    const reply = yield* callApi((api) => api.lead.check(addressRequest(order, id, visit), key))
    return {
      coverage: reply.cepCoverage,
      recordId: reply.idLead,
      noCoverageId: reply.idLeadNoCoverage,
      versions: reply.versions,
      kept: reply.kept,
      reference: reply.reference,
    }
  },
  confirm: (id, key, items: readonly LeadItem[]) =>
    callApi((api) => api.lead.confirm(id, key, leadBatchOf(items))),
  carries: () => true,
  answerQuiz: (id, body, key) => callApi((api) => api.lead.answerQuiz(id, body, key)),
  freeDates: (id) => callApi((api) => api.lead.freeDates(id)),
  finish(id, order, key) {
    const plan = planOf(order)
    const price = plan ? { price: monthlyPrice(plan, order) } : {}
    return callApi((api) => api.lead.finish(id, { accept_information: true, ...price }, key))
  },
} satisfies RecordApiCalls
