import type { Plan } from '../contract/plan.ts'
import { monthlyPrice, planShown } from './chosen-plan-and-price.ts'
import type { Order, Values } from './step-and-journey-types.ts'

/**
 * Returns the chosen plan as texts for a step's `show`. A plan that replaces another one has the price that the order
 * has by then.
 */
export function chosenPlanShown(plan: Plan, order: Pick<Order, 'answers'>): Values {
  const { changed } = order.answers.planos ?? order.answers.ofertas ?? {}
  const { direct_debit } = order.answers['ativar-debito']?.values ?? {}
  if (!changed || direct_debit === undefined) return planShown(plan)
  return { ...planShown(plan), price: String(monthlyPrice(plan, order)), direct_debit }
}
