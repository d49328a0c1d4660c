import { planShown } from '../../funnel/chosen-plan.ts'
import { findStep, firstStep } from '../../funnel/journeys.ts'
import { choosePlan, isNamedByLink } from '../../funnel/plans-matching-wish.ts'
import { chatMemoryUpdated, lineAdded, orderRestarted } from '../../store/events.ts'
import { selectOrder, selectUi } from '../../store/selectors.ts'
import { call, getDependencies, put, select, take } from '../runtime/effects.ts'
import { eventually } from '../runtime/eventually.ts'

/**
 * Finds the plan that the visitor's link names among those that the campaign sells, so that the first question can name
 * it with its price. If it is not among them, nothing is said.
 */
export function* nameLinkedPlan() {
  for (;;) {
    yield* findLinkedPlan()
    // the chat has forgotten it
    yield* take(orderRestarted)
  }
}

function* findLinkedPlan() {
  const { loadJourney } = yield* getDependencies()
  const { prefix } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const reply = yield* eventually((api) => api.catalogue.plansSold(prefix, order.wish.sku))
  const { only } = choosePlan(reply?.plans ?? [], order.wish)
  if (!only || !isNamedByLink(only, order.wish)) return
  // brings the question about the plan, with its words
  yield* call(loadJourney)
  const question = findStep(order, ({ view }) => view === 'plans')
  if (!question) return
  yield* put(chatMemoryUpdated({ linkedPlan: only }))
  const first = firstStep(order)
  if ((yield* select(selectOrder)).answers[first]) return
  const result = { of: question.id, values: { ...planShown(only), link: 'named' } }
  yield* put(lineAdded({ step: first, who: 'assistant', text: '', result, passing: true }))
}
