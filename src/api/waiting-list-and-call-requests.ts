/** Creates the API calls for the waiting list (for visitors the operator cannot serve yet) and for call requests. */
import { AgentLinkDetails, AgentLinkPreview } from '../contract/agent-link.ts'
import {
  CallReply,
  EntryReply,
  WithdrawalReply,
} from '../contract/reply-fields-in-browser/waiting-list-and-call-requests.ts'
import { WaitingListEntry, type WaitingListRequest } from '../contract/waiting-list.ts'
import type { SupportRequest } from '../contract/call-requests.ts'
import type { Send } from './http-client.ts'

export function waitingListAndCallRequestCalls(send: Send) {
  return {
    /**
     * PUT lead-no-coverage: stores name, e-mail and phone in an entry of the waiting list. Without an id,
     * POST creates a new entry.
     */
    tellMe: (body: WaitingListRequest, key: string) => {
      const method = body.id === undefined ? 'POST' : 'PUT'
      return send({ method, path: '/lead-no-coverage', reply: EntryReply, body, key })
    },
    /** GET lead-no-coverage/{id}: loads an entry of the waiting list. */
    waiting: (id: string) =>
      send({
        method: 'GET',
        path: `/lead-no-coverage/${encodeURIComponent(id)}`,
        reply: WaitingListEntry,
      }),
    /** DELETE lead-no-coverage: removes an entry of the waiting list ("Não quero ser avisado"). */
    forgetMe: (body: { id: string; phone?: string }, key: string) =>
      send({ method: 'DELETE', path: '/lead-no-coverage', reply: WithdrawalReply, body, key }),
    /** POST supportRequest: asks for a phone call, during an order or without one. */
    callMe: (body: SupportRequest, key: string) =>
      send({ method: 'POST', path: '/supportRequest', reply: CallReply, body, key }),
    /** POST agentLink: what an agent's link says before it is accepted. */
    openAgentLink: (key: string) =>
      send({ method: 'POST', path: '/agentLink', reply: AgentLinkPreview, body: { key } }),
    /** POST agentLink/accept: everything that the agent entered. */
    acceptAgentLink: (key: string) =>
      send({ method: 'POST', path: '/agentLink/accept', reply: AgentLinkDetails, body: { key } }),
  }
}
