/**
 * Decides which benefits are shown as included on the card of a plan. Benefits are streaming services and
 * apps, for example.
 */
import type { Benefit } from '../contract/plan-file.ts'
import type { Plan } from '../contract/plan.ts'

/** Benefits that are listed last, each with the skus of the plans that always include it. */
const APPENDED: Readonly<Record<string, readonly string[]>> = {
  MAX: ['d500b', 'd1000b', 'd2000b'],
  deezer: ['d500b', 'd1000b'],
}

/** The benefit that is included only in the plans listed in `APPENDED`, whatever the catalogue says. */
const BY_RULE_ONLY = 'deezer'

/** A benefit of the catalogue. `enabled` tells whether the plan includes it. */
export interface PlanBenefit extends Benefit {
  readonly enabled: boolean
}

function isEnabled({ sku, benefits }: Pick<Plan, 'sku' | 'benefits'>, slug: string): boolean {
  if (APPENDED[slug]?.includes(sku)) return true
  return slug !== BY_RULE_ONLY && benefits.some((benefit) => benefit.slug === slug)
}

/**
 * Returns all benefits of the catalogue for the card of a plan, with HBO Max and Deezer last.
 */
export const benefitsOf = (
  plan: Pick<Plan, 'sku' | 'benefits'>,
  catalogue: readonly Benefit[],
): readonly PlanBenefit[] =>
  catalogue
    .toSorted((a, b) => Number(a.slug in APPENDED) - Number(b.slug in APPENDED))
    .map((benefit) => ({ ...benefit, enabled: isEnabled(plan, benefit.slug) }))
