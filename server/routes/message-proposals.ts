/** Adds the route that asks the operator's language model what a chat message may mean. It stores nothing. */
import { ProposalReply, ProposalRequest } from '../../src/contract/message-proposals.ts'
import type { Context } from '../context.ts'
import { proposeMeaning } from '../services/propose-message-meaning.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'

const describe = describeCalls('messages')

export function messageProposalRoutes(app: ApiApp, context: Context): void {
  app.post(
    '/message-proposals',
    {
      config: { asksOutside: true },
      schema: { ...describe('What a chat message may mean', ProposalReply), body: ProposalRequest },
    },
    async (request) => {
      await context.limits.messageProposal(request.ip)
      return { success: true as const, proposal: await proposeMeaning(context, request.body) }
    },
  )
}
