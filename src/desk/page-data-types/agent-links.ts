/** Type of a row in the desk's list of agents' links. */
import type { agentLinks as words } from '../../content/desk/agent-links.ts'

/** A link that an agent has sent. */
export type AgentLinkRow = {
  /** Identifies the link in the page's forms. */
  readonly handle: string
  readonly firstName: string
  readonly agent: string
  readonly since: string
  readonly state: keyof typeof words.states
}
