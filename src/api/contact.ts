import { CreatedReply } from '../contract/common.ts'
import { NoCoverageLead, type NoCoverageRequest } from '../contract/waiting-list.ts'
import type { SupportRequest } from '../contract/call-request.ts'
import { Success } from '../contract/common.ts'
import type { Send } from './client.ts'

/** Calls for visitors we cannot serve yet, or who want a callback (F§7). */
export function contactCalls(send: Send) {
  return {
    /** PUT lead-no-coverage: adds name, e-mail and phone. Without an id, POST creates one with them. */
    tellMe: (body: NoCoverageRequest, key: string) => {
      const method = body.id === undefined ? 'POST' : 'PUT'
      return send({ method, path: '/lead-no-coverage', reply: CreatedReply, body, key })
    },
    /** GET lead-no-coverage/{id}: a place on the waiting list (D56). */
    waiting: (id: string) =>
      send({
        method: 'GET',
        path: `/lead-no-coverage/${encodeURIComponent(id)}`,
        reply: NoCoverageLead,
      }),
    /** DELETE lead-no-coverage: "Não quero ser avisado". */
    forgetMe: (body: { id: string; phone?: string }, key: string) =>
      send({ method: 'DELETE', path: '/lead-no-coverage', reply: Success, body, key }),
    /** POST supportRequest: request a callback, in an order or without one. */
    callMe: (body: SupportRequest, key: string) =>
      send({ method: 'POST', path: '/supportRequest', reply: CreatedReply, body, key }),
  }
}
