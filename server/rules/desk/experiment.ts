/**
 * The statistics of the experiment (docs/decisions/0053): our own few lines, checked in the adjacent test against a
 * library that is not part of the product. Rates are orders ÷ visitors.
 */

export type Arm = { readonly visitors: number; readonly orders: number }

export type Interval = { readonly low: number; readonly high: number }

/** The plan made before the first visitor. Rates between 0 and 1. */
export type ExperimentPlan = {
  /** The smallest difference of the rates worth knowing. */
  readonly leastEffect: number
  /** The expected rate of the pages. */
  readonly baseline: number
  /** Visitors of both versions together at which the experiment ends. */
  readonly horizon: number
}

/** For the experiment every shop starts with; its horizon follows from both (docs/decisions/0053). */
export const DEFAULT_PLAN = { leastEffect: 0.01, baseline: 0.05 } as const

/** Quantile of the standard normal for a two-sided interval of 95 %. */
const Z95 = 1.959963984540054

/**
 * The value a Brownian motion exceeds between 0 and 1, on either side, with a probability of 5 %. The accumulated
 * evidence is compared with it at every look: O'Brien and Fleming's boundary in the limit of continuous looks.
 */
export const BOUNDARY = 2.2414027276049446

/** The drift at which it is exceeded by time 1 with a probability of 85 %: the power a horizon is planned for. */
export const DRIFT = 3.0615

/** Chance that an even split is ever called uneven, however often one looks. */
const BROKEN_SPLIT = 0.001

/** Visitors at which the check of the split is sharpest: a few days' worth for a shop. */
const SPLIT_SCALE = 1_000

/**
 * Sample ratio check for a split that should be even: a p-value that holds at all looks simultaneously. The mixture of
 * Robbins (1970) for sums of ±1, which are sub-Gaussian: its reciprocal falls below p at some look with a probability
 * of p at most.
 * @returns 1 without visitors
 */
export function splitP(a: number, b: number): number {
  const grown = a + b + SPLIT_SCALE
  return Math.min(1, Math.sqrt(grown / SPLIT_SCALE) * Math.exp(-((a - b) ** 2) / (2 * grown)))
}

/** Wilson's interval (95 %) for a rate; without data everything is possible. */
export function wilson(successes: number, of: number, z: number = Z95): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const rate = successes / of
  const centre = (rate + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** Visitors of both versions together needed to find the smallest effect with the planned power. */
export function horizonOf({ leastEffect, baseline }: Omit<ExperimentPlan, 'horizon'>): number {
  const other = baseline + leastEffect
  const variance = baseline * (1 - baseline) + other * (1 - other)
  return 2 * Math.ceil((DRIFT ** 2 * variance) / leastEffect ** 2)
}

/** Orders are few: adding half an order to each cell keeps the variance of zero orders from being zero. */
const varianceOf = ({ visitors, orders }: Arm) => {
  const rate = (orders + 0.5) / (visitors + 1)
  return (rate * (1 - rate)) / visitors
}

/** Half the width of the interval: wide while little is known, and 1.14 times that of a single look at the horizon. */
function halfWidth(a: Arm, b: Arm, { horizon }: ExperimentPlan): number {
  const part = Math.min(1, (a.visitors + b.visitors) / horizon)
  return (BOUNDARY / Math.sqrt(part)) * Math.sqrt(varianceOf(a) + varianceOf(b))
}

export type Difference = Interval & { readonly difference: number }

/**
 * The difference of both rates (b − a) with an interval that holds at all looks up to the horizon simultaneously:
 * however often one looks, the chance that it ever excludes the truth is 5 %. The repeated confidence interval of
 * Jennison and Turnbull (1989) for the boundary above. Null before both have visitors.
 */
export function differenceOf(a: Arm, b: Arm, plan: ExperimentPlan): Difference | null {
  if (a.visitors === 0 || b.visitors === 0) return null
  const difference = b.orders / b.visitors - a.orders / a.visitors
  const half = halfWidth(a, b, plan)
  return { difference, low: difference - half, high: difference + half }
}

export type Verdict = 'broken' | 'a' | 'b' | 'open'

/** broken: the split is not even; a, b: this one sells more; open: not known. */
export function verdictOf(a: Arm, b: Arm, plan: ExperimentPlan): Verdict {
  if (splitP(a.visitors, b.visitors) < BROKEN_SPLIT) return 'broken'
  const found = differenceOf(a, b, plan)
  if (!found || (found.low <= 0 && found.high >= 0)) return 'open'
  return found.difference > 0 ? 'b' : 'a'
}

/**
 * Visitors of both versions at which a difference as large as today's would be certain; null if the horizon comes
 * first, as it does without any difference.
 */
export function visitorsToCertainty(a: Arm, b: Arm, plan: ExperimentPlan): number | null {
  const found = differenceOf(a, b, plan)
  if (!found) return null
  const n = a.visitors + b.visitors
  const spread = Math.sqrt(n * (varianceOf(a) + varianceOf(b)))
  const needed = (BOUNDARY * spread * Math.sqrt(plan.horizon)) / Math.abs(found.difference)
  return needed <= plan.horizon ? Math.ceil(needed) : null
}
