/** Answers questions about the service that visitors ask in the chat. */
import { conversation } from '../../content/assistant-messages.ts'
import { type FactFigures, facts, type FactId } from '../../content/visitor-questions.ts'
import { paysByDebit, planOf } from '../../funnel/chosen-and-requested-plan.ts'
import type { Order } from '../../funnel/types.ts'
import { selectOrder } from '../../store/selectors.ts'
import { say, type Store } from './add-chat-lines.ts'

/**
 * Returns what the prepared answers may mention: the visitor's plan, the cheapest plan, and whether the
 * visitor pays by direct debit.
 */
function figuresOf(order: Order): FactFigures {
  const plans = order.facts.coverage?.plans ?? order.facts.offers?.plans ?? []
  const [only, another] = plans
  const plan = planOf(order) ?? (another ? undefined : only)
  const cheapest = plans.toSorted((a, b) => a.price_with_dacc - b.price_with_dacc)[0]
  const isDebit = paysByDebit(order)
  return {
    ...(plan ? { plan } : {}),
    ...(cheapest ? { cheapest } : {}),
    ...(isDebit === undefined ? {} : { isDebit }),
  }
}

const isKnown = (id: string): id is FactId => Object.hasOwn(facts, id)

/**
 * Answers questions that visitors often ask about the service, using this visitor's plan and prices.
 * @param ids ids of the prepared answers (`facts` in src/content/visitor-questions.ts); unknown ids are
 *   ignored
 * @param isBeside whether the message also contained something else, such as an answer to the open question
 */
export function answerFacts(store: Store, ids: readonly string[], isBeside: boolean): void {
  const figures = figuresOf(selectOrder(store.getState()))
  for (const [at, id] of ids.filter(isKnown).entries()) {
    const { answer, link } = facts[id]
    const lead = isBeside && at === 0 ? `${conversation.alsoAsked} ` : ''
    say(store, `${lead}${answer(figures)}`, {
      ...(link ? { link } : {}),
      ...(isBeside ? { passing: true } : {}),
    })
  }
}
