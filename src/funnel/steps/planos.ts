/** Step for the choice of a plan. */
import * as z from 'zod/mini'
import { choice } from '../field-schemas.ts'
import { planOf } from '../chosen-plan-and-price.ts'
import { chosenPlanShown } from '../chosen-plan-as-step-values.ts'
import { choosePlan } from '../plans-matching-link.ts'
import type { Plan } from '../../contract/plan.ts'
import type { Order, Step } from '../step-and-journey-types.ts'

/**
 * Says whether the link asked for this plan, for another one in whose place it is sold, or for none of the plans here.
 */
function relationToLink(plan: Plan, { facts, wish }: Order): 'asked' | 'instead' | 'none' {
  if (wish.sku !== undefined && plan.insteadOf === wish.sku) return 'instead'
  const { matches } = choosePlan(facts.coverage?.plans ?? [], wish)
  return matches.some(({ id }) => id === plan.id) ? 'asked' : 'none'
}

/**
 * The step is skipped if only one plan is left to choose, for example because
 * the visitor's link names it.
 */
export const planos: Step = {
  id: 'planos',
  kind: 'question',
  view: 'plans',
  isAnonymous: true,
  isOpenForChange: true,
  fields: [{ name: 'idPlan', kind: 'plans', said: 'plan' }],
  schema: (order) =>
    z.object({
      idPlan: choice(
        (order.facts.coverage?.plans ?? []).map((plan) => plan.id),
        { problem: 'plano-vazio' },
      ),
    }),
  save: (values) => ({ step: 'plan', body: { idPlan: values.idPlan ?? '' } }),
  wire: ['plan'],
  applies: (order) =>
    planOf(order) === null || choosePlan(order.facts.coverage?.plans ?? [], order.wish).only === null,
  isDone: (order) => planOf(order) !== null,
  clears: ['slots', 'price'],
  restore: (lead) => (lead.idPlan ? { values: { idPlan: lead.idPlan } } : null),
  show: (_values, order) => {
    const plan = planOf(order)
    return plan ? { ...chosenPlanShown(plan, order), link: relationToLink(plan, order) } : ''
  },
}
