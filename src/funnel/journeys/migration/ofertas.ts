/** Step in which a migrating customer chooses one of their own offers, which are valid at any address. */
import * as z from 'zod/mini'
import { choice } from '../../field-schemas.ts'
import { planOf } from '../../chosen-plan-and-price.ts'
import { chosenPlanShown } from '../../chosen-plan-as-step-values.ts'
import type { Step } from '../../step-and-journey-types.ts'

export const ofertas: Step = {
  id: 'ofertas',
  kind: 'question',
  isAnonymous: true,
  view: 'offers',
  fields: [{ name: 'idPlan', kind: 'plans', said: 'plan' }],
  schema: (order) =>
    z.object({
      idPlan: choice(
        (order.facts.offers?.plans ?? []).map((plan) => plan.id),
        { problem: 'oferta-propria-vazia' },
      ),
    }),
  save: (values) => ({ step: 'plan', body: { idPlan: values.idPlan ?? '' } }),
  wire: ['plan'],
  applies: () => true,
  isDone: (order) => planOf(order) !== null,
  clears: ['slots', 'price'],
  restore: (lead) => (lead.idPlan ? { values: { idPlan: lead.idPlan } } : null),
  show: (_values, order) => {
    const plan = planOf(order)
    return plan ? chosenPlanShown(plan, order) : ''
  },
}
