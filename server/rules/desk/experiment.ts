/**
 * The statistics of the experiment: our own few lines, checked in the test beside them against a library that is not
 * part of the product. Rates are orders ÷ visitors.
 */

export type Arm = { readonly visitors: number; readonly orders: number }

export type Interval = { readonly low: number; readonly high: number }

/** Quantiles of the standard normal: two-sided 95 %, and 80 % power. */
const Z95 = 1.959963984540054
const Z80 = 0.8416212335729143
const ALPHA = 0.05

/**
 * What was planned before the first visitor: the rate expected, and the smallest difference worth knowing. The
 * confidence sequence is tightest at the planned size and valid at every other.
 */
const PLAN = { rate: 0.05, difference: 0.01 } as const

/** Below this p-value the split is not what was drawn, and nothing else of the experiment can be believed. */
const BROKEN_SPLIT = 0.001

/** Complementary error function, relative error below 1.2e-7 (Chebyshev fit, Numerical Recipes 6.2). */
export function erfc(x: number): number {
  const t = 1 / (1 + Math.abs(x) / 2)
  const fit = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
    1.00002368, -1.26551223,
  ].reduce((sum, each) => sum * t + each, 0)
  const tail = t * Math.exp(-x * x + fit)
  return x >= 0 ? tail : 2 - tail
}

/** Sample ratio check: p-value of χ² with one degree of freedom for a split that should be even; 1 without visitors. */
export function splitP(a: number, b: number): number {
  return a + b === 0 ? 1 : Math.min(1, erfc(Math.sqrt((a - b) ** 2 / (a + b) / 2)))
}

/** Wilson's interval (95 %) for a rate; everything is possible of nothing. */
export function wilson(successes: number, of: number, z: number = Z95): Interval {
  if (of === 0) return { low: 0, high: 1 }
  const rate = successes / of
  const centre = (rate + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** Visitors of each version for a fixed horizon: finds the planned difference with 80 % power. */
export function plannedVisitors({ rate, difference } = PLAN): number {
  const other = rate + difference
  return Math.ceil(((Z95 + Z80) ** 2 * (rate * (1 - rate) + other * (1 - other))) / difference ** 2)
}

/** Intrinsic time at the plan's end, for which the mixture is tuned: never from the data, or it would not be valid. */
const PLANNED_TIME = 4 * 2 * plannedVisitors() * PLAN.rate * (1 - PLAN.rate)
const RHO2 = (-2 * Math.log(ALPHA) + Math.log(-2 * Math.log(ALPHA) + 1)) / PLANNED_TIME

/** Half the width of the confidence sequence after `n` visitors in all, with `variance` of the difference times n. */
function halfWidth(n: number, variance: number): number {
  const grown = n * variance * RHO2 + 1
  return Math.sqrt(((2 * grown) / (n ** 2 * RHO2)) * Math.log(Math.sqrt(grown) / ALPHA))
}

/** Orders are few: half an order in each cell keeps the variance of nothing from being nothing. */
const varianceOf = ({ visitors, orders }: Arm) => {
  const rate = (orders + 0.5) / (visitors + 1)
  return (rate * (1 - rate)) / visitors
}

/**
 * The difference of both rates (b − a) with an interval that holds at every look at once: however often one looks, the
 * chance that it ever leaves out the truth is 5 %. An asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha,
 * Kennedy, Ramdas: "Time-uniform central limit theory and asymptotic confidence sequences", Annals of Statistics 52,
 * 2024, https://arxiv.org/abs/2103.06476, theorem 2.2) for the difference in means. Null before both have visitors.
 */
export function differenceOf(a: Arm, b: Arm): (Interval & { readonly difference: number }) | null {
  if (a.visitors === 0 || b.visitors === 0) return null
  const difference = b.orders / b.visitors - a.orders / a.visitors
  const n = a.visitors + b.visitors
  const half = halfWidth(n, n * (varianceOf(a) + varianceOf(b)))
  return { difference, low: difference - half, high: difference + half }
}

export type Verdict = 'broken' | 'a' | 'b' | 'open'

/** broken: the split is not even; a, b: this one sells more; open: nobody knows yet. */
export function verdictOf(a: Arm, b: Arm): Verdict {
  if (splitP(a.visitors, b.visitors) < BROKEN_SPLIT) return 'broken'
  const found = differenceOf(a, b)
  if (!found || (found.low <= 0 && found.high >= 0)) return 'open'
  return found.difference > 0 ? 'b' : 'a'
}

/**
 * Days until a difference as large as today's would be certain, at so many visitors a day; null where it would take more
 * than ten years, as no difference at all does.
 */
export function daysLeft(a: Arm, b: Arm, visitorsPerDay: number): number | null {
  const found = differenceOf(a, b)
  const n = a.visitors + b.visitors
  if (!found || visitorsPerDay <= 0) return null
  const variance = n * (varianceOf(a) + varianceOf(b))
  const isEnough = (days: number) =>
    halfWidth(n + days * visitorsPerDay, variance) < Math.abs(found.difference)
  let [low, high] = [0, 3650]
  if (isEnough(low)) return 0
  if (!isEnough(high)) return null
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
