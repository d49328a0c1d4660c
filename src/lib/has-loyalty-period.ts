/**
 * Returns whether a plan has a loyalty period: 12 months in which cancelling costs a fine. Plans with streaming always
 * have one, others only if the operator has set it.
 */

/** Months of the loyalty period (M9.6). */
export const LOYALTY_MONTHS = 12

export const hasLoyaltyPeriod = (plan: {
  readonly subscriptions: readonly string[]
  readonly loyaltyPeriod?: boolean | null
}): boolean => plan.loyaltyPeriod === true || plan.subscriptions.length > 0
