import type { Benefit } from '../contract/plan-file.ts'
import type { Plan } from '../contract/plan.ts'

/** Benefits that are appended to the others, and the plans that have them by rule (M4.10). */
const APPENDED: Readonly<Record<string, readonly string[]>> = {
  MAX: ['d500b', 'd1000b', 'd2000b'],
  deezer: ['d500b', 'd1000b'],
}

/** Comes with these plans only, whatever a plan's own list says. */
const BY_RULE_ONLY = 'deezer'

export interface PlanBenefit extends Benefit {
  readonly enabled: boolean
}

function isEnabled({ sku, benefits }: Pick<Plan, 'sku' | 'benefits'>, slug: string): boolean {
  if (APPENDED[slug]?.includes(sku)) return true
  return slug !== BY_RULE_ONLY && benefits.some((benefit) => benefit.slug === slug)
}

/** The catalogue's benefits for one plan, HBO Max and Deezer last; `enabled` are those that it has (M3.3, M4.10). */
export const benefitsOf = (
  plan: Pick<Plan, 'sku' | 'benefits'>,
  catalogue: readonly Benefit[],
): readonly PlanBenefit[] =>
  catalogue
    .toSorted((a, b) => Number(a.slug in APPENDED) - Number(b.slug in APPENDED))
    .map((benefit) => ({ ...benefit, enabled: isEnabled(plan, benefit.slug) }))
