import { CreatedReply, type NoCoverageRequest } from '../contract/contact.ts'
import { Success } from '../contract/common.ts'
import type { Send } from './client.ts'

/** Calls of visitors whom we cannot serve yet, or who want to be called (funnel §7). */
export function contactCalls(send: Send) {
  return {
    /** PUT lead-no-coverage: completes it with name, e-mail and phone. */
    tellMe: (body: NoCoverageRequest & { id: string }, key: string) =>
      send({ method: 'PUT', path: '/lead-no-coverage', reply: CreatedReply, body, key }),
    /** DELETE lead-no-coverage: "Não quero ser avisado". */
    forgetMe: (id: string, key: string) =>
      send({ method: 'DELETE', path: '/lead-no-coverage', reply: Success, body: { id }, key }),
    /** POST supportRequest: request a call. */
    callMe: (telephone: string, key: string) =>
      send({ method: 'POST', path: '/supportRequest', reply: CreatedReply, body: { telephone }, key }),
  }
}
