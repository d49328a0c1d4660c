/**
 * Finds the plan that the visitor's link names among the campaign's plans, so that the first question can show its name
 * and price, or say that it was not found.
 */
import { linkedPlanShown } from '../../funnel/chosen-plan-and-price.ts'
import { findStep, firstStep } from '../../funnel/journey-registry.ts'
import { choosePlan, isNamedByLink } from '../../funnel/plans-matching-link.ts'
import {
  chatMemoryUpdated,
  lineAdded,
  orderRestarted,
  recordLoaded,
  recordLost,
} from '../../store/redux-actions.ts'
import { selectOrder, selectPhase, selectUi } from '../../store/selectors.ts'
import { call, getDependencies, put, select, take } from '../runtime/effects.ts'
import { repeatUntilSuccess } from './optional-lists.ts'

export function* findLinkedPlan() {
  for (;;) {
    yield* findOncePerOrder()
    // the chat has forgotten it
    yield* take(orderRestarted)
  }
}

function* findOncePerOrder() {
  const { loadJourney } = yield* getDependencies()
  const { prefix } = yield* select(selectUi)
  const order = yield* select(selectOrder)
  const reply = yield* repeatUntilSuccess((api) => api.catalogue.plansSold(prefix, order.wish.sku))
  const { matches } = choosePlan(reply?.plans ?? [], order.wish)
  const linkedPlan = matches.find((plan) => isNamedByLink(plan, order.wish)) ?? null
  // without its sku, a plan of a link may be sold and not be in this list
  if (!reply || !(linkedPlan || order.wish.sku)) return
  // brings the question about the plan, with its words
  yield* call(loadJourney)
  const question = findStep(order, ({ view }) => view === 'plans')
  if (!question) return
  yield* put(chatMemoryUpdated(linkedPlan ? { linkedPlan } : { isLinkUnknown: true }))
  const first = firstStep(order)
  // a stored order may have answered the question, or be finished at another price
  while ((yield* select(selectPhase)) === 'loading')
    yield* take([recordLoaded.type, recordLost.type, orderRestarted.type])
  const { answers, finished } = yield* select(selectOrder)
  if (answers[first] || finished) return
  // the greeting of an agent's link says it
  const opened = yield* select(({ orderActions }) => orderActions.states['open-agent-link'])
  if (opened && opened !== 'failed') return
  const result = { of: question.id, values: linkedPlanShown(linkedPlan) }
  yield* put(lineAdded({ step: first, who: 'assistant', text: '', result, passing: true }))
}
