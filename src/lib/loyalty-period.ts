/**
 * Returns whether a plan has the loyalty period of 12 months with its fine: a plan with streaming, and any other only
 * if the operator has set it for the plan.
 */
export const hasLoyaltyPeriod = (plan: {
  readonly subscriptions: readonly string[]
  readonly loyaltyPeriod?: boolean | null
}): boolean => plan.loyaltyPeriod === true || plan.subscriptions.length > 0
