import { bisect, errorFunction } from 'simple-statistics'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_PLAN,
  differenceOf,
  horizonOf,
  splitPValue,
  wilsonInterval,
  type Arm,
} from './experiment-statistics.ts'

const plan = { ...DEFAULT_PLAN, horizon: horizonOf(DEFAULT_PLAN) }

/** Probability that a standard normal lies within ±z, by the library. */
const within = (z: number) => errorFunction(z / Math.SQRT2)
/** Probability that it lies below z. */
const below = (z: number) => (1 + within(z)) / 2

describe('the sample ratio check', () => {
  it('says nothing of an even split, and falls below 0.001 for an uneven one', () => {
    expect(splitPValue(5_000, 5_000)).toBe(1)
    expect(splitPValue(0, 0)).toBe(1)
    expect(splitPValue(5_300, 4_700)).toBeLessThan(0.001)
    expect(splitPValue(5_200, 4_800)).toBeGreaterThan(0.001)
  })

  it('is sharper than a look at 60,000 visitors of one version needs (S40)', () => {
    expect(splitPValue(60_500, 500)).toBeLessThan(0.001)
    expect(splitPValue(30, 0)).toBeGreaterThan(0.001)
  })
})

describe("Wilson's interval", () => {
  it.each([
    [0, 10],
    [1, 10],
    [37, 412],
    [500, 1_000],
    [10, 10],
  ])('ends where the score test does: %d of %d', (successes, of) => {
    const { low, high } = wilsonInterval(successes, of)
    const rate = successes / of
    // the library's bisection and its error function find both ends on their own
    const beyond = (truth: number) =>
      within(Math.abs(rate - truth) / Math.sqrt((truth * (1 - truth)) / of)) - 0.95
    if (successes > 0) expect(low).toBeCloseTo(bisect(beyond, 1e-9, rate - 1e-9, 200, 1e-12), 5)
    else expect(low).toBe(0)
    if (successes < of) expect(high).toBeCloseTo(bisect(beyond, rate + 1e-9, 1 - 1e-9, 200, 1e-12), 5)
    else expect(high).toBeCloseTo(1, 9)
  })

  it('allows everything where nobody was', () => expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 }))
})

describe('the interval of the difference', () => {
  it('is that of one look, and the horizon finds the least effect in 85 of 100 (D92)', () => {
    const visitors = plan.horizon / 2
    const [a, b] = [0.05, 0.06].map((rate) => ({ visitors, orders: visitors * rate })) as [Arm, Arm]
    const { difference, low, high } = differenceOf(a, b) ?? expect.unreachable()
    expect(within((high - difference) / ((high - low) / (2 * 1.959964)))).toBeCloseTo(0.95, 4)
    // how often the lower end is above zero, if this is the true difference
    expect(below((low / (high - difference)) * 1.959964)).toBeCloseTo(0.85, 2)
    expect(plan).toEqual({ leastEffect: 0.01, baseline: 0.05, horizon: 18_658 })
  })

  it('says nothing before both versions had visitors', () =>
    expect(differenceOf({ visitors: 0, orders: 0 }, { visitors: 10, orders: 1 })).toBeNull())
})
