import type { Plan } from '../contract/plan.ts'
import { monthlyPrice, planShown } from './chosen-plan-and-price.ts'
import type { Order, Values } from './step-and-journey-types.ts'

/**
 * Returns name and price of the chosen plan as the values that its question shows again after it was answered (`show` of
 * a step). A plan that was chosen anew after the question about direct debit has the price with that answer.
 */
export function chosenPlanShown(plan: Plan, order: Pick<Order, 'answers' | 'facts'>): Values {
  const { changed } = order.answers.planos ?? order.answers.ofertas ?? {}
  const { direct_debit } = order.answers['ativar-debito']?.values ?? {}
  if (!changed || direct_debit === undefined) return planShown(plan)
  return { ...planShown(plan), price: String(monthlyPrice(plan, order)), direct_debit }
}
