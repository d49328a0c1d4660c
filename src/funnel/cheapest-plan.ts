import type { Plan } from '../contract/plan.ts'

/**
 * Returns the first plan with the lowest price by direct debit, which on a landing page gets the ribbon 'MENOR PREÇO'
 * (lowest price).
 */
export function cheapestOf<P extends Pick<Plan, 'price_with_dacc'>>(plans: readonly P[]): P | undefined {
  const lowest = Math.min(...plans.map(({ price_with_dacc }) => price_with_dacc))
  return plans.find(({ price_with_dacc }) => price_with_dacc === lowest)
}
