import { Regulations } from '../contract/regulations.ts'
import type { Send } from './client.ts'

const LISTS = ['regulations', 'sumarries'] as const

/**
 * GET plans/regulationsAndSummaries/getAll (F§7): regulations, summaries and contracts. Rejects with ApiError; neither
 * a regulation nor a summary counts as an empty answer, whatever the contracts (F§8).
 */
export function regulationsCall(send: Send) {
  /** @param collaborator also what only collaborators may read */
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
