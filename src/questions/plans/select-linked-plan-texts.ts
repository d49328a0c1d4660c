/** Texts about the plan that the visitor's link names, before and after the address is known. */
import { planQuestion } from '../../content/plan-question.ts'
import { regionalPricesOnlyThere } from '../../content/regional-price-texts.ts'
import { linkedPlanShown } from '../../funnel/chosen-plan-and-price.ts'
import { findStep, firstStep } from '../../funnel/journey-registry.ts'
import { isNamedByLink } from '../../funnel/plans-matching-link.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { textOf } from '../look-up-step-texts.ts'

/** Returns what the first question of a page says about the plan; '' if there is nothing to say. */
export function selectLinkedPlan({ order, ui, dialogue }: RootState): string {
  const { linkedPlan = null, isLinkUnknown } = dialogue.memory
  const question = findStep(order, ({ view }) => view === 'plans')
  const isKnown = linkedPlan !== null || isLinkUnknown
  if (!isKnown || !question || ui.position !== firstStep(order)) return ''
  return textOf(order, question.id).result?.(linkedPlanShown(linkedPlan)) ?? ''
}

/**
 * Returns the sentence which says that what the visitor came for is not sold at the address: regional prices, or the
 * plan that the link names; '' if this is not the case.
 * @param campaignState the state whose regional prices the campaign offers, as two letters; null if there is none
 */
export function selectNotSold({ order, dialogue }: RootState, campaignState: string | null): string {
  const { linkedPlan } = dialogue.memory
  const { address, plans = [] } = order.facts.coverage ?? {}
  const state = linkedPlan?.state ?? campaignState
  const isElsewhere =
    address != null && address.state !== state && plans.every((plan) => plan.state !== state)
  if (state && isElsewhere) return regionalPricesOnlyThere(state)
  if (!linkedPlan || plans.some((plan) => isNamedByLink(plan, order.wish))) return ''
  return planQuestion.linkedNotSold(linkedPlan.plan)
}
