/**
 * Adds the routes that open an agent's link in the chat. The key is in the body, never in a URL, so that no log and no
 * Referer contains it.
 */
import { AgentLinkDetails, AgentLinkPreview, AgentLinkRequest } from '../../src/contract/agent-link.ts'
import type { Context } from '../context.ts'
import { previewAgentLink, takeAgentLink } from '../services/agent-links.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'

const describe = describeCalls('agent link')

export function agentLinkRoutes(app: ApiApp, context: Context): void {
  app.post(
    '/agentLink',
    {
      config: { asksOutside: true },
      schema: {
        ...describe('What an agent’s link says before it is accepted', AgentLinkPreview),
        body: AgentLinkRequest,
      },
    },
    async (request) => {
      const { key } = request.body
      await context.limits.guess(request.ip, `agent:${key}`)
      return previewAgentLink(context, key)
    },
  )

  app.post(
    '/agentLink/accept',
    {
      schema: {
        ...describe('What the agent entered, for the customer who has accepted the link', AgentLinkDetails),
        body: AgentLinkRequest,
      },
    },
    async (request) => {
      const { key } = request.body
      await context.limits.guess(request.ip, `agent:${key}`)
      return takeAgentLink(context, key)
    },
  )
}
