/** Data of the desk's page on agents' links: the newest of them, and the form that creates one. */
import type { agentLinks as words } from '../../content/desk/agent-links.ts'
import type { LinkPlan } from './agent-link-plan.ts'
import type { CreatedAgentLinkProps } from './created-agent-link.ts'
import type { ListPart } from '../../lib/pages-of-a-list.ts'
import type { RefusedAgentLink } from './refused-agent-link.ts'

/** A link that an agent has sent. */
export type AgentLinkRow = {
  /** Identifies the link in the page's forms. */
  readonly handle: string
  readonly firstName: string
  readonly agent: string
  readonly since: string
  readonly state: keyof typeof words.states
}

export type AgentLinksProps = {
  readonly rows: readonly AgentLinkRow[]
  readonly part: ListPart
  /** The plans on sale, by sku. */
  readonly plans: readonly LinkPlan[]
  /** The link that was just made; it cannot be shown again later. */
  readonly made: CreatedAgentLinkProps | null
  /** Null if the form is empty. */
  readonly refused: RefusedAgentLink | null
}
