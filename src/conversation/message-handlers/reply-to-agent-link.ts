/** Handles the visitor's reply when the chat asks whether an agent's link (with answers filled in) is meant for them. */
import { agentLink as words } from '../../content/agent-link-greeting.ts'
import { asideClosed, orderActionRequested } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { say, show, type Moves } from './chat-move-types.ts'

/**
 * Whether a message confirms or denies that the agent's link is meant for the visitor; null if it does neither.
 * `agreed` is a plain yes or no in it.
 */
export function saysItIsMe(message: string, agreed: boolean | null): boolean | null {
  const said = lowerWithoutAccents(message)
  // the text of a button has its effect, whichever of the two questions is asked
  for (const { yes, no } of [words, words.byPhone]) {
    if (saysSame(said, no)) return false
    if (saysSame(said, yes)) return true
  }
  if (/\bnao (?:sou|e (?:pra )?(?:eu|mim|meu))\b/.test(said)) return false
  return /\b(?:sou eu|eu mesm[oa]|e (?:o )?meu)\b/.test(said) ? true : agreed
}

const lettersOf = (text: string) =>
  lowerWithoutAccents(text)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
const saysSame = (said: string, label: string): boolean => lettersOf(said) === lettersOf(label)

/** Takes the values of the agent's link if the visitor confirms that it is meant for them, and drops them otherwise. */
export function replyToAgentLink(state: RootState, isTheirs: boolean, echo: string): Moves {
  const { agentLink, states } = state.orderActions
  const shown = states['accept-agent-link'] === 'failed' ? [] : [show(echo)]
  return isTheirs && agentLink
    ? [...shown, orderActionRequested({ what: 'accept-agent-link', key: agentLink.key })]
    : [...shown, say(words.dropped), asideClosed()]
}
