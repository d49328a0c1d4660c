/** Data of the form that creates an agent's link during a call. */
import type { LinkPlan } from './agent-link-plan.ts'
import type { CreatedAgentLinkProps } from './created-agent-link.ts'
import type { RefusedAgentLink } from './refused-agent-link.ts'

export type AgentLinkFromCallProps = {
  readonly handle: string
  /** What is known about the person; `plan` is a sku; '' means unknown. */
  readonly known: {
    readonly name: string | null
    readonly phone: string
    readonly cep: string
    readonly number: string
    readonly complement: string
    readonly plan: string
  }
  readonly plans: readonly LinkPlan[]
  readonly made: CreatedAgentLinkProps | null
  readonly refused: RefusedAgentLink | null
}
