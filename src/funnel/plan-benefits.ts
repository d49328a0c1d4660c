/**
 * Lists the benefits of the catalogue, such as streaming services and apps, for a plan's card, and says which of them
 * the plan includes.
 */
import type { Benefit } from '../contract/banks-regulations-and-plan-lists.ts'
import type { Plan } from '../contract/plan.ts'

/** Benefits that are listed last. */
const LAST: ReadonlySet<string> = new Set(['MAX', 'deezer'])

/** A benefit of the catalogue. `enabled` tells whether the plan includes it. */
export interface PlanBenefit extends Benefit {
  readonly enabled: boolean
}

export const benefitsOf = (
  { benefits }: Pick<Plan, 'benefits'>,
  catalogue: readonly Benefit[],
): readonly PlanBenefit[] =>
  catalogue
    .toSorted((a, b) => Number(LAST.has(a.slug)) - Number(LAST.has(b.slug)))
    .map((benefit) => ({ ...benefit, enabled: benefits.some(({ slug }) => slug === benefit.slug) }))
