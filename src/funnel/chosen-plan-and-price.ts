/**
 * Finds the chosen plan of an order and its price, and returns both as texts for a step's `show`. Also tells whether
 * the visitor pays by direct debit.
 */
import type { Plan } from '../contract/plan.ts'
import { hasLoyaltyPeriod } from '../lib/has-loyalty-period.ts'
import type { Order, Values } from './step-and-journey-types.ts'

type Chosen = Pick<Order, 'answers' | 'facts'>

/** Returns the chosen plan; null if none is chosen or the plan is no longer offered. */
export function planOf({ answers, facts: { coverage, offers } }: Chosen): Plan | null {
  const { idPlan, offer1 } = (answers.planos ?? answers.ofertas)?.values ?? {}
  const id = idPlan ?? offer1
  const isChosen = (plan: Plan) => plan.id === id
  return coverage?.plans.find(isChosen) ?? offers?.plans.find(isChosen) ?? null
}

/** Returns the plans that are being ordered: the chosen plan and the extra, if there is one. */
export function plansOf(order: Chosen): readonly Plan[] {
  const plan = planOf(order)
  const extra = order.facts.offers?.extras.find(({ id }) => id === order.answers.ofertas?.values.offer2)
  return [plan, extra].filter((each) => each != null)
}

/**
 * Returns the monthly price of a plan in reais. It is the price with direct debit, unless the visitor has
 * declined direct debit, or renews and pays without it today.
 */
export function monthlyPrice(plan: Plan, order: Chosen): number {
  return paysByDebit(order) === false ? plan.price : plan.price_with_dacc
}

/** Returns a plan's name, its prices by direct debit and whether it has a loyalty period, as texts for a step's `show`. */
export const planShown = (plan: Plan): Values => ({
  plan: plan.plan,
  price: String(plan.price_with_dacc),
  price_full: String(plan.price_full),
  ...(hasLoyaltyPeriod(plan) && { loyalty: 'true' }),
})

/**
 * Returns what the first question shows about the plan that a link names.
 * @param plan null if it is not sold
 */
export const linkedPlanShown = (plan: Plan | null): Values =>
  plan ? { ...planShown(plan), link: 'named' } : { link: 'unknown' }

/** Returns the monthly price of everything that is being ordered, in reais. */
export const orderPrice = (order: Chosen): number =>
  plansOf(order).reduce((sum, plan) => sum + monthlyPrice(plan, order), 0)

/**
 * Returns the price of everything that is being ordered, and the price after the promotion, as texts for a step's
 * `show`.
 */
export function pricesToShow(order: Chosen): Values {
  const plans = plansOf(order)
  if (plans.length === 0) return {}
  const full = plans.reduce((sum, plan) => sum + plan.price_full, 0)
  return { price: String(orderPrice(order)), price_full: String(full) }
}

/**
 * Whether the visitor pays by direct debit; undefined if the question is not answered and it is not known how a customer
 * who renews pays today.
 */
export function paysByDebit({ answers, facts }: Chosen): boolean | undefined {
  const answer = answers['ativar-debito']
  return answer ? answer.values.direct_debit === 'true' : facts.offers?.currentPlan?.direct_debit
}
