/** Handles the visitor's reply when the chat asks whether an agent's link (with answers filled in) is meant for them. */
import { agentLink as words } from '../../content/agent-link-greeting.ts'
import { asideClosed, orderActionRequested } from '../../store/redux-actions.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { addVisitorMessage, addAssistantMessage, type ChatStore } from './add-chat-lines.ts'

/**
 * Whether a message confirms or denies that the agent's link is meant for the visitor; null if it does neither.
 * `agreed` is a plain yes or no in it.
 */
export function saysItIsMe(message: string, agreed: boolean | null): boolean | null {
  const said = lowerWithoutAccents(message)
  if (/\bnao (?:sou|e (?:pra )?(?:eu|mim|meu))\b/.test(said)) return false
  return /\b(?:sou eu|eu mesm[oa]|e (?:o )?meu)\b/.test(said) ? true : agreed
}

/** Takes the values of the agent's link if the visitor confirms that it is meant for them, and drops them otherwise. */
export function handleAgentLinkReply(store: ChatStore, isTheirs: boolean, echo: string): void {
  const { agentLink, states } = store.getState().orderActions
  if (states['accept-agent-link'] !== 'failed') addVisitorMessage(store, echo)
  if (isTheirs && agentLink)
    store.dispatch(orderActionRequested({ what: 'accept-agent-link', key: agentLink.key }))
  else {
    addAssistantMessage(store, words.dropped)
    store.dispatch(asideClosed())
  }
}
