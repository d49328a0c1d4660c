/** Selects the plan that the visitor's link names, so that the plan question can be skipped. */
import { findStep } from '../../funnel/journey-registry.ts'
import { planOf } from '../../funnel/chosen-plan-and-price.ts'
import { choosePlan, linkedOffer } from '../../funnel/plans-matching-link.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { selectOrder } from '../../store/selectors.ts'
import { select } from '../runtime/effects.ts'
import { acceptAnswer } from './accept-answer.ts'

/**
 * Returns the answer to the plan question if exactly one plan matches the visitor's link. If an extra
 * is on offer, the visitor is always asked, because a link can preselect only the main offer.
 */
export function answerByLink({ facts, wish, ...order }: Order) {
  const step = findStep(order, ({ view }) => view === 'plans' || view === 'offers')
  const [field, extra] = step?.fields ?? []
  if (!step || !field || extra) return null
  const plan =
    step.view === 'plans'
      ? choosePlan(facts.coverage?.plans ?? [], wish).only
      : linkedOffer(facts.offers?.plans ?? [], wish)
  return plan && { step: step.id, plan, values: { [field.name]: plan.id } }
}

/**
 * Selects the only plan that matches the visitor's request, so that the visitor is not asked.
 * @returns the step that was answered, or null
 */
export function* choosePlanFromLink() {
  const order = yield* select(selectOrder)
  const linked = answerByLink(order)
  if (!linked || order.finished || planOf(order)) return null
  yield* acceptAnswer(linked.step, linked.values)
  return linked.step
}
