import type { Plan } from '../contract/plan.ts'
import { monthlyPrice, planOf } from './plan-choice.ts'
import type { Order, StepId } from './types.ts'

/** The chosen plan as a cart has it; null while there is none. */
export function cartOf(order: Order) {
  const plan = planOf(order)
  return plan && cartItem(plan, order)
}

const cartItem = (plan: Plan, order: Order) => ({
  ref: plan.sku,
  name: plan.plan,
  price: monthlyPrice(plan, order),
  qty: 1,
})

/** How the bill is paid, once the last answer about it is given; null before, and after any other answer. */
export function paymentAfter(step: StepId, { answers }: Order): 'debit' | 'bill' | null {
  const isDebit = answers['ativar-debito']?.values.direct_debit === 'true'
  if (step === 'conta-debito') return 'debit'
  return step === 'ativar-debito' && !isDebit ? 'bill' : null
}

/** The plans on offer, as items. */
export const itemsOnOffer = (order: Order) =>
  (order.facts.coverage?.plans ?? []).map((plan) => itemOf(cartItem(plan, order)))

/** A plan as an item of GA4. */
export const itemOf = ({ ref, name, price, qty }: ReturnType<typeof cartItem>) => ({
  item_id: ref,
  item_name: name,
  price,
  quantity: qty,
})
