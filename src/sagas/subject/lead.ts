import type { Api } from '../../api/api.ts'
import type { Lead, LeadRequest } from '../../contract/lead.ts'
import { monthlyPrice, planOf } from '../../funnel/plan-choice.ts'
import { restoreOrder } from '../../funnel/restore.ts'
import type { Facts, Order } from '../../funnel/types.ts'
import { call } from '../runtime/effects.ts'
import type { Visit } from '../runtime/outside.ts'
import { houseOf } from '../storage/kept-address.ts'
import type { Stored, Subject, VersionedItem } from './subject.ts'

/** Answers that were given before there was a lead (D69). */
function earlyAnswersOf({ answers: { nome, telefone, email } }: Order) {
  const promotions = email?.values.accept_promotions === 'true'
  return {
    ...(nome ? { name: nome.values.name } : {}),
    ...(telefone ? { phone: telefone.values.phone } : {}),
    ...(email ? { email: email.values.email, accept_promotions: promotions } : {}),
  }
}

/** POST lead-v2 out of an order: what the coverage check sends (D20). */
function addressRequest(order: Order, id: string | null, visit: Visit): LeadRequest {
  const { deviceInfo: _later, ...told } = visit
  return {
    ...told,
    ...(id ? { id } : earlyAnswersOf(order)),
    ...houseOf(order),
    complement: order.answers['nr-imovel']?.values.complement ?? '',
    ...(order.prefix ? { addon: order.prefix } : {}),
    ...(order.wish.sku ? { sku: order.wish.sku } : {}),
  }
}

const batchOf = (items: readonly VersionedItem[]) =>
  items.map(({ wire, body, key, version }) => ({ step: wire as never, body, key, version }))

/**
 * The stored lead as the engine wants it.
 * @param factsOf what a journey's own steps speak of besides
 */
export function* storedLead(
  api: Api,
  id: string,
  factsOf: (lead: Lead) => Partial<Facts> = () => ({}),
): Generator<unknown, Stored> {
  const lead = yield* call(api.lead.load, id)
  return {
    versions: lead.versions,
    prefix: lead.addon,
    restore(base) {
      const order = restoreOrder(lead, base)
      return { ...order, facts: { ...order.facts, ...factsOf(lead) } }
    },
  }
}

/** A lead (F§4): opened by the check of an address, answered step by step, confirmed, finished. */
export const leadSubject = {
  kind: 'lead',
  load: (api, id) => storedLead(api, id),
  save: (api, { wire, body, key, version }, id) => api.lead.save(id, wire as never, body, key, version),
  batch: (api, items, id) => api.lead.batch(id, batchOf(items), false),
  leave: (api, items, id) => api.lead.batch(id, batchOf(items), true),
  addressRequest,
  *checkAddress(api, order, id, visit, key) {
    const reply = yield* call(api.lead.check, addressRequest(order, id, visit), key)
    return {
      coverage: reply.cepCoverage,
      subjectId: reply.idLead,
      noCoverageId: reply.idLeadNoCoverage,
      versions: reply.versions,
      reference: reply.reference,
    }
  },
  confirm: (api, id, key) => api.lead.confirm(id, key),
  answerQuiz: (api, id, body, key) => api.lead.answerQuiz(id, body, key),
  freeDates: (api, id) => api.lead.freeDates(id),
  finish: (api, id, order, key) => {
    const plan = planOf(order)
    const price = plan ? { price: monthlyPrice(plan, order) } : {}
    return api.lead.finish(id, { accept_information: true, ...price }, key)
  },
} satisfies Subject
