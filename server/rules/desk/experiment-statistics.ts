/**
 * The statistics of the experiment that compares orders by chat with orders by pages (docs/decisions/0053): intervals of
 * rates and of their difference, and how many visitors it needs. The test beside this file checks them against a
 * library that is not part of the product. Rates are orders ÷ visitors.
 */

/** Visitors and orders of one version. */
export type Arm = { readonly visitors: number; readonly orders: number }

/** A confidence interval, both ends included. */
export type Interval = { readonly low: number; readonly high: number }

/** The parameters of an experiment, fixed before its first visitor. Rates are between 0 and 1. */
export type ExperimentPlan = {
  /** The smallest difference of the rates that is worth detecting. */
  readonly leastEffect: number
  /** The expected rate of version A, the pages. */
  readonly baseline: number
  /** The number of visitors, both versions together, at which the experiment is decided. */
  readonly horizon: number
}

/**
 * The plan of the first experiment of an installation; the horizon follows from these two
 * (docs/decisions/0053).
 */
export const DEFAULT_PLAN = { leastEffect: 0.01, baseline: 0.05 } as const

/** The quantile of the standard normal distribution for a two-sided interval of 95 %. */
const Z95 = 1.959963984540054

/** The quantile for the power for which a horizon is planned, 85 %. */
const Z85 = 1.0364333894937898

/** The number of visitors at which the check of the split is sharpest, about as many as a few days bring. */
const SPLIT_SCALE = 1_000

/**
 * Checks a split that should be even (sample ratio mismatch): returns a p-value that is valid however often somebody
 * looks. It is the reciprocal of the mixture of Robbins (1970) for sums of ±1, which are sub-Gaussian. If the split is
 * even, the probability that this value ever falls below p is at most p.
 * @returns 1 if there are no visitors
 */
export function splitPValue(a: number, b: number): number {
  const grown = a + b + SPLIT_SCALE
  return Math.min(1, Math.sqrt(grown / SPLIT_SCALE) * Math.exp(-((a - b) ** 2) / (2 * grown)))
}

/** Returns Wilson's 95 % confidence interval for a rate, or the interval from 0 to 1 if there is no data. */
export function wilsonInterval(successes: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const rate = successes / of
  const centre = (rate + Z95 ** 2 / (2 * of)) / (1 + Z95 ** 2 / of)
  const half = (Z95 / (1 + Z95 ** 2 / of)) * Math.sqrt((rate * (1 - rate)) / of + Z95 ** 2 / (4 * of ** 2))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/**
 * Returns how many visitors, both versions together, are needed to find the smallest effect with the planned
 * power, by one look at the end.
 */
export function horizonOf({ leastEffect, baseline }: Omit<ExperimentPlan, 'horizon'>): number {
  const other = baseline + leastEffect
  const variance = baseline * (1 - baseline) + other * (1 - other)
  return 2 * Math.ceil(((Z95 + Z85) ** 2 * variance) / leastEffect ** 2)
}

/**
 * Returns the variance of a rate. Half an order is added to each cell, so that the variance is not zero if
 * there are no orders.
 */
const varianceOf = ({ visitors, orders }: Arm) => {
  const rate = (orders + 0.5) / (visitors + 1)
  return (rate * (1 - rate)) / visitors
}

/** The difference of two rates with its interval. */
export type Difference = Interval & { readonly difference: number }

/** Returns the difference of the rates (b − a) with its 95 % interval; null until both versions have visitors. */
export function differenceOf(a: Arm, b: Arm): Difference | null {
  if (a.visitors === 0 || b.visitors === 0) return null
  const difference = b.orders / b.visitors - a.orders / a.visitors
  const half = Z95 * Math.sqrt(varianceOf(a) + varianceOf(b))
  return { difference, low: difference - half, high: difference + half }
}
