/**
 * Opens an agent's link, and fills in the agent's answers once the visitor confirms that the link is meant for them.
 */
import { ApiError } from '../../api/api-error-and-its-message.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { AgentLinkDetails } from '../../contract/agent-link.ts'
import { noticeRaised, answersVolunteered, orderActionDone } from '../../store/redux-actions.ts'
import { selectUi } from '../../store/selectors.ts'
import { noteOrderOfLink } from '../storage/facts-kept-in-tab.ts'
import { openOrder } from '../runtime/open-linked-order-or-coverage.ts'
import { callApi } from '../runtime/call-api.ts'
import { getDependencies, put, select } from '../runtime/effects.ts'

const isDead = (error: unknown) =>
  error instanceof ApiError && 'status' in error.failure && [400, 404].includes(error.failure.status)

/**
 * Fetches what an agent's link says, so that the chat can ask whether it is meant for the visitor. A link that is no
 * longer valid is reported. It is ignored if this browser already has an order.
 */
export function* openAgentLink(key: string) {
  if ((yield* select(selectUi)).recordId !== null) return
  try {
    const preview = yield* callApi((api) => api.contact.openAgentLink(key))
    yield* put(orderActionDone({ what: 'open-agent-link', agentLink: { key, preview } }))
  } catch (error) {
    if (!isDead(error)) throw error
    yield* put(noticeRaised({ kind: 'link-dead' }))
  }
}

/** Takes what the agent entered, as if the visitor had said it in one message. */
export function* acceptAgentLink(key: string) {
  const { acceptLink } = yield* getDependencies()
  const details = yield* callApi((api) => api.contact.acceptAgentLink(key))
  acceptLink?.(key)
  if (details.resume !== undefined) return yield* goOn(details.resume)
  yield* put(orderActionDone({ what: 'accept-agent-link' }))
  yield* put(answersVolunteered({ answers: answersOf(details) }))
}

/** Goes on with the order that was begun with the link, as a link of that order does. */
function* goOn(code: string) {
  const { storage } = yield* getDependencies()
  const { id, addon } = yield* callApi((api) => api.lead.resume(code))
  noteOrderOfLink(storage, 'lead', id)
  storage.write('lead', id)
  yield* openOrder(addon, 'chat', {})
}

/** Returns the agent's values by question. The plan is in the link's own query. */
function answersOf({ name, phone, cep, number, complement }: AgentLinkDetails): Record<string, Values> {
  return {
    cep: { cep },
    ...(number && { 'nr-imovel': { number, ...(complement && { complement }) } }),
    nome: { name },
    ...(phone && { telefone: { phone } }),
  }
}
