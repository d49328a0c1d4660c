import type { agentLinks as words } from '../../content/desk/agent-links.ts'

/** A plan that an agent's link may preselect. */
export type LinkPlan = Parameters<typeof words.plan>[0]
