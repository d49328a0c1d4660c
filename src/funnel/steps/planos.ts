import * as z from 'zod/mini'
import { choice } from '../field-schemas.ts'
import { planOf } from '../chosen-plan.ts'
import { choosePlan } from '../plans-matching-wish.ts'
import type { Step } from '../types.ts'

/**
 * Step for the choice of a plan. The step is skipped if only one plan is left to choose, for example because
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
    return plan
      ? { plan: plan.plan, price: String(plan.price_with_dacc), price_full: String(plan.price_full) }
      : ''
  },
}
