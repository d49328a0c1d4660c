/** Replies to the question whether an agent's link, with answers filled in, is meant for the visitor (D97). */
import { agentLink as words } from '../content/agent-link-greeting.ts'
import { normaliseText } from '../lib/text.ts'
import { asideClosed, orderActionRequested } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import type { Heard } from './heard-message.ts'
import { say, show, type Moves } from './moves.ts'

export function replyToAgentLink({ state, reading, text, echo }: Heard): Moves | null {
  if (state.dialogue.aside !== 'agent') return null
  const isTheirs = saysItIsMe(text, reading.agreed)
  return isTheirs === null ? null : takeAgentLink(state, isTheirs, echo)
}

const lettersOf = (text: string) =>
  normaliseText(text)
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()

/** Whether a message confirms that the link is meant for the visitor; null if it neither does nor denies it. */
export function saysItIsMe(message: string, agreed: boolean | null): boolean | null {
  const said = lettersOf(message)
  // the text of a button has its effect, whichever of the two questions is asked
  for (const { yes, no } of [words, words.byPhone]) {
    if (said === lettersOf(no)) return false
    if (said === lettersOf(yes)) return true
  }
  if (/\bnao (?:sou|e (?:eu|meu|(?:pra|para) mim))\b/.test(said)) return false
  return /\b(?:sou eu|eu mesm[oa]|e meu)\b/.test(said) ? true : agreed
}

/** Takes the values of the agent's link if the visitor confirms that it is meant for them, and drops them otherwise. */
export function takeAgentLink(state: RootState, isTheirs: boolean, echo: string): Moves {
  const { agentLink, states } = state.orderActions
  const shown = states['accept-agent-link'] === 'failed' ? [] : [show(echo)]
  return isTheirs && agentLink
    ? [...shown, orderActionRequested({ what: 'accept-agent-link', key: agentLink.key })]
    : [...shown, say(words.dropped), asideClosed()]
}
