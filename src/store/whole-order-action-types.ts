/** Types of the actions on a whole order, such as continuing in another browser, erasing or rescheduling it. */
import type { AgentLinkPreview } from '../contract/agent-link.ts'
import type { Schedule } from '../contract/lead-answers/schedule-date.ts'
import type { CodeSent, ResumeCode } from '../contract/one-time-codes-and-resume-links.ts'

/** An action that the visitor asks for. */
export type OrderAction =
  | { readonly what: 'code' | 'mail-link' | 'dates' | 'refresh' | 'revive' }
  | { readonly what: 'send-code' }
  | { readonly what: 'check-code'; readonly code: string }
  | { readonly what: 'erase'; readonly phone: string }
  | { readonly what: 'reschedule'; readonly schedule: Schedule }
  /** Showing an agent's link, and accepting its values. */
  | { readonly what: 'open-agent-link' | 'accept-agent-link'; readonly key: string }

/** An agent's link that was opened: its key, and what it says. */
export type OpenedAgentLink = { readonly key: string; readonly preview: AgentLinkPreview }

export type OrderActionResult = {
  readonly what: OrderAction['what']
  readonly code?: ResumeCode
  readonly sent?: CodeSent
  readonly agentLink?: OpenedAgentLink
}
