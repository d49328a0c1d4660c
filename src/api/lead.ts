import * as contract from '../contract/lead.ts'
import type { LeadRequest, LeadStep } from '../contract/lead.ts'
import { type QuizAnswerRequest, RiskReply } from '../contract/risk.ts'
import type { Send } from './client.ts'
import { EMPTY } from './errors.ts'

/** Calls of a lead (funnel §7). Every function rejects with ApiError. */
export function leadCalls(send: Send) {
  const at = (id: string) => `/lead-v2/${encodeURIComponent(id)}`
  return {
    /** POST lead-v2: coverage plus lead. */
    check: (body: LeadRequest, key: string) =>
      send({
        method: 'POST',
        path: '/lead-v2',
        reply: contract.LeadReply,
        body,
        key,
        empty: EMPTY.leadSave,
        emptiness: ({ idLead, idLeadNoCoverage }) =>
          idLead === null && idLeadNoCoverage === null ? EMPTY.coverage : null,
      }),
    /** GET lead/{idLead}. */
    load: (id: string) =>
      send({
        method: 'GET',
        path: `/lead/${encodeURIComponent(id)}`,
        reply: contract.Lead,
        empty: EMPTY.leadLookup,
      }),
    /** PATCH lead-v2/{idLead}/{step}; `version` is that answer's stored version. */
    save: (id: string, step: LeadStep, body: unknown, key: string, version?: number) =>
      send({
        method: 'PATCH',
        path: `${at(id)}/${step}`,
        reply: contract.StepReply,
        body,
        key,
        version,
        empty: EMPTY.leadSave,
      }),
    /** PATCH lead-v2/{idLead}/batch; `keepalive` lets it outlive the page (decisions 34). */
    batch: (id: string, items: contract.BatchRequest['items'], keepalive: boolean) =>
      send({
        method: 'PATCH',
        path: `${at(id)}/batch`,
        reply: contract.BatchReply,
        body: { items },
        keepalive,
        empty: EMPTY.leadSave,
      }),
    /** PUT lead-v2/{idLead}: the risk check. */
    confirm: (id: string, key: string) =>
      send({ method: 'PUT', path: at(id), reply: RiskReply, body: {}, key }),
    /** PATCH …/riskValidation/QuizAnswer. */
    answerQuiz: (id: string, body: QuizAnswerRequest, key: string) =>
      send({ method: 'PATCH', path: `${at(id)}/riskValidation/QuizAnswer`, reply: RiskReply, body, key }),
    /** GET lead-v2/{id}/scheduleDate. */
    freeDates: (id: string) =>
      send({ method: 'GET', path: `${at(id)}/scheduleDate`, reply: contract.FreeDates }),
    /** PUT lead/{leadId}: finish. */
    finish: (id: string, body: contract.FinishRequest, key: string) =>
      send({
        method: 'PUT',
        path: `/lead/${encodeURIComponent(id)}`,
        reply: contract.FinishReply,
        body,
        key,
        empty: EMPTY.leadSave,
      }),
  }
}
