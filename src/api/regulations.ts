/** The API call that loads regulations, summaries and contracts. */
import { Regulations } from '../contract/reply-fields-in-browser/banks-regulations-and-plan-lists.ts'
import type { Send } from './http-client.ts'

const LISTS = ['regulations', 'sumarries'] as const

/**
 * Creates the call GET plans/regulationsAndSummaries/getAll, which loads regulations, summaries and
 * contracts. The call rejects with ApiError if it fails. A reply with neither regulations nor summaries
 * counts as empty, even if it has contracts.
 */
export function regulationsCall(send: Send) {
  /** @param collaborator whether to include the texts that only employees may read */
  return (collaborator: boolean) =>
    send({
      method: 'GET',
      path: `/plans/regulationsAndSummaries/getAll${collaborator ? '?collaborator=true' : ''}`,
      reply: Regulations,
      empty: 'resposta-vazia-regulamentos',
      emptiness: (body) =>
        LISTS.every((name) => Array.isArray(body[name]) && body[name].length === 0)
          ? 'resposta-vazia-regulamentos'
          : null,
    })
}
