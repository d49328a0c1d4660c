/** Asks the operator's language model what a chat message may mean that the chat's own rules have not read. */
import type { Proposal, ProposalRequest } from '../../src/contract/message-proposals.ts'
import { QUESTIONS_WITHOUT_MODEL } from '../../src/funnel/questions-without-language-model.ts'
import { hideRest } from '../../src/lib/message-placeholders.ts'
import type { Context } from '../context.ts'
import { allowedIn, instructionsFor, isStep, ModelReply, proposalIn } from '../rules/language-model-prompt.ts'

type Needs = Pick<Context, 'providers' | 'limits' | 'metrics' | 'catalogue' | 'clock'>

/**
 * Returns what a message may mean; null if no model is configured, the budget of this hour is used up, the model did not
 * reply in time, or it named something that is not on offer. The chat then asks by itself.
 */
export async function proposeMeaning(
  { providers, limits, metrics, catalogue, clock }: Needs,
  sent: ProposalRequest,
): Promise<Proposal | null> {
  const { messageModel } = providers
  if (!messageModel || QUESTIONS_WITHOUT_MODEL.has(sent.step) || !isStep(sent.step)) return null
  // a manipulated client could send anything
  const plans = (await catalogue.currentEdition()).plans.map(({ plan }) => plan)
  const request = allowedIn({ ...sent, message: hideRest(sent.message) }, plans, clock.now())
  if (!(await limits.mayAskModel())) {
    metrics.countModelReply('budget')
    return null
  }
  try {
    const reply = await messageModel.ask({
      instructions: instructionsFor(request),
      message: request.message,
      schema: ModelReply,
    })
    const proposal = proposalIn(reply, request)
    metrics.countModelReply(proposal ? 'proposed' : proposal === null ? 'nothing' : 'refused')
    return proposal ?? null
  } catch {
    // the error would quote the reply, and a visitor waits for the chat's own question
    metrics.countModelReply('failed')
    return null
  }
}
