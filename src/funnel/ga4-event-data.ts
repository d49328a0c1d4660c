/** Builds the plan and payment data for events of Google Analytics 4 (GA4). */
import type { Plan } from '../contract/plan.ts'
import { monthlyPrice, planOf } from './chosen-plan-and-price.ts'
import type { Order, StepId } from './step-and-journey-types.ts'

/** Returns the chosen plan as a cart item; null if no plan is chosen. */
export function cartItemOf(order: Order) {
  const plan = planOf(order)
  return plan && cartItem(plan, order)
}

const cartItem = (plan: Plan, order: Order) => ({
  ref: plan.sku,
  name: plan.plan,
  price: monthlyPrice(plan, order),
  qty: 1,
})

/**
 * Returns the visitor's payment method if `step` was the last step about payment; null after any other step.
 */
export function paymentAfter(step: StepId, { answers }: Order): 'debit' | 'bill' | null {
  const isDebit = answers['ativar-debito']?.values.direct_debit === 'true'
  if (step === 'conta-debito') return 'debit'
  return step === 'ativar-debito' && !isDebit ? 'bill' : null
}

/**
 * Returns the offered plans as items of Google Analytics 4 (GA4).
 * @param id id of the only plan to return
 */
export const itemsOnOffer = (order: Order, id?: string) =>
  (order.facts.coverage?.plans ?? [])
    .filter((plan) => id === undefined || plan.id === id)
    .map((plan) => ga4ItemOf(cartItem(plan, order)))

/** Converts a cart item to an item of Google Analytics 4 (GA4). */
export const ga4ItemOf = ({ ref, name, price, qty }: ReturnType<typeof cartItem>) => ({
  item_id: ref,
  item_name: name,
  price,
  quantity: qty,
})
