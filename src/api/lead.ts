/** API calls of a lead, which is an order in progress. Every function rejects with ApiError if its call fails. */
import { ResumeCode, ResumeReply } from '../contract/one-time-codes-and-resume-links.ts'
import { CreatedReply } from '../contract/shared-schemas.ts'
import {
  type FinishRequest,
  FreeDates,
  OrderSchedule,
  type RescheduleRequest,
} from '../contract/finish-order-and-appointment.ts'
import * as contract from '../contract/lead.ts'
import type { MobileLineRequest } from '../contract/mobile-line.ts'
import type { LeadRequest, LegacyLeadRequest } from '../contract/new-lead.ts'
import * as replies from '../contract/reply-fields-in-browser/lead.ts'
import type { QuizAnswerRequest } from '../contract/order-risk-check-and-quiz.ts'
import { type Send, storing } from './http-client.ts'

export function leadCalls(send: Send) {
  const at = (id: string) => `/lead-v2/${encodeURIComponent(id)}`
  const store = storing(send)
  const create = (body: object, key?: string) =>
    store({
      method: 'POST',
      path: '/lead-v2',
      reply: replies.LeadReply,
      body,
      ...(key === undefined ? {} : { key }),
      emptiness: ({ idLead, idLeadNoCoverage }) =>
        idLead === null && idLeadNoCoverage === null ? 'sem-cobertura' : null,
    })
  return {
    /** POST lead-v2: checks the coverage of an address and creates a lead. */
    check: (body: LeadRequest, key: string) => create(body, key),
    /** POST lead-v2 with coverage and lead by the names of the specification. */
    checkWhole: (body: object) => create(body),
    /** GET lead/{idLead}: loads a lead; `isMasked`: with all that the person told as masks. */
    load: (id: string, isMasked = false) =>
      send({
        method: 'GET',
        path: `/lead/${encodeURIComponent(id)}${isMasked ? '?masked=true' : ''}`,
        reply: replies.Lead,
        empty: 'resposta-vazia-pedido',
      }),
    /**
     * PATCH lead-v2/{idLead}/{step}: stores one answer. `version` is the last stored version of the answer.
     */
    save: (id: string, step: contract.LeadStep, body: unknown, key: string, version?: number) =>
      store({ method: 'PATCH', path: `${at(id)}/${step}`, reply: replies.StepReply, body, key, version }),
    /**
     * PATCH lead-v2/{idLead}/batch: stores several answers; with `keepalive` the request continues after the
     * page is closed.
     */
    batch: (id: string, items: contract.BatchRequest['items'], keepalive: boolean) =>
      store({
        method: 'PATCH',
        path: `${at(id)}/batch`,
        reply: contract.BatchReply,
        body: { items },
        keepalive,
      }),
    /** PUT lead-v2/{idLead}: runs the risk check; `items` are answers to store before it. A quiz has its own call. */
    confirm: (id: string, key: string, items: contract.BatchRequest['items']) =>
      send({
        method: 'PUT',
        path: at(id),
        reply: replies.RiskReply,
        body: { riskValidation: {}, ...(items.length > 0 && { items }) },
        key,
      }),
    /** PUT lead-v2/{idLead} with the whole lead, for a server that does not keep what was sent to it before. */
    confirmWhole: (id: string, body: object, isMigration: boolean) =>
      send({
        method: 'PUT',
        path: at(id) + (isMigration ? '?fiberMigration=true' : ''),
        reply: replies.RiskReply,
        body,
      }),
    /** PATCH …/riskValidation/QuizAnswer: sends the answers of a quiz. */
    answerQuiz: (id: string, body: QuizAnswerRequest, key: string) =>
      send({
        method: 'PATCH',
        path: `${at(id)}/riskValidation/QuizAnswer`,
        reply: replies.RiskReply,
        body,
        key,
      }),
    /** GET lead-v2/{id}/scheduleDate: loads the free installation dates. */
    freeDates: (id: string) => send({ method: 'GET', path: `${at(id)}/scheduleDate`, reply: FreeDates }),
    /**
     * POST lead/resume: exchanges the single-use code of a link for a lead. The reply is 404 if
     * the code is used, expired or unknown.
     */
    resume: (code: string) =>
      send({ method: 'POST', path: '/lead/resume', reply: ResumeReply, body: { code } }),
    /** POST lead-v2/{id}/resumeCode: creates a code that opens the order in another browser. */
    resumeCode: (id: string) =>
      send({ method: 'POST', path: `${at(id)}/resumeCode`, reply: ResumeCode, body: {} }),
    /** POST lead-v2/{id}/resumeLink: e-mails a link that opens the order in another browser. */
    mailLink: (id: string) =>
      send({ method: 'POST', path: `${at(id)}/resumeLink`, reply: replies.CodeSent, body: {} }),
    /** POST lead-v2/{id}/riskCode: e-mails a code that allows one more risk check. */
    sendRiskCode: (id: string) =>
      send({ method: 'POST', path: `${at(id)}/riskCode`, reply: replies.CodeSent, body: {} }),
    /** PATCH lead-v2/{id}/riskCode: checks the code that allows one more risk check. */
    checkRiskCode: (id: string, code: string) =>
      send({ method: 'PATCH', path: `${at(id)}/riskCode`, reply: replies.CodeReply, body: { code } }),
    /**
     * DELETE lead: erases the lead and everything stored about it. The reply is 404 if the lead is unknown or
     * the phone number does not match, and 409 open_work while a call is owed that is not cancelled with it.
     */
    erase: (id: string, phone?: string, cancels = false) =>
      send({
        method: 'DELETE',
        path: '/lead',
        reply: CreatedReply,
        body: { id, ...(phone ? { phone } : {}), ...(cancels ? { cancels } : {}) },
      }),
    /**
     * PUT order/{id}/schedule: changes the installation appointment. This is possible until the day before it.
     */
    reschedule: (id: string, body: RescheduleRequest, key: string) =>
      send({
        method: 'PUT',
        path: `/order/${encodeURIComponent(id)}/schedule`,
        reply: OrderSchedule,
        body,
        key,
      }),
    /** POST lead (legacy): creates a lead from the address and all answers together. */
    open: (body: LegacyLeadRequest, key: string) =>
      store({ method: 'POST', path: '/lead', reply: replies.LeadReply, body, key }),
    /**
     * GET lead/collaborator/getNewcode/{id}: e-mails a code to an employee (collaborator). The call is never
     * prefetched, because it sends an e-mail. If `lead` in the reply is null, there is no coverage.
     */
    sendEmployeeCode: (id: string) =>
      send({
        method: 'GET',
        path: `/lead/collaborator/getNewcode/${encodeURIComponent(id)}`,
        reply: replies.CodeSent,
        emptiness: ({ lead }) => (lead === null ? 'sem-cobertura' : null),
      }),
    /**
     * PATCH lead/collaborator/validate: checks the code that an employee (collaborator) entered. A wrong code
     * revokes an earlier validation.
     */
    checkEmployeeCode: (idLead: string, code: string) =>
      send({
        method: 'PATCH',
        path: '/lead/collaborator/validate',
        reply: replies.CodeReply,
        body: { idLead, code },
      }),
    /** POST lead/createFromRenta: sends the mobile number that may earn a bonus plan. */
    bringLine: (body: MobileLineRequest, key: string) =>
      store({ method: 'POST', path: '/lead/createFromRenta', reply: replies.MobileLineReply, body, key }),
    /** PUT lead/{leadId}: finishes the order. */
    finish: (id: string, body: FinishRequest, key: string) =>
      store({
        method: 'PUT',
        path: `/lead/${encodeURIComponent(id)}`,
        reply: replies.FinishReply,
        body,
        key,
      }),
  }
}
