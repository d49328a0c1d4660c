import { bisect, errorFunction } from 'simple-statistics'
import { describe, expect, it } from 'vitest'
import {
  BOUNDARY,
  DEFAULT_PLAN,
  differenceOf,
  DRIFT,
  horizonOf,
  splitPValue,
  verdictOf,
  visitorsToCertainty,
  wilsonInterval,
  type Arm,
} from './experiment-statistics.ts'

const plan = { ...DEFAULT_PLAN, horizon: horizonOf(DEFAULT_PLAN) }

/** Probability that a standard normal lies within ±z, by the library. */
const within = (z: number) => errorFunction(z / Math.SQRT2)
/** Probability that it lies below z. */
const below = (z: number) => (1 + within(z)) / 2

describe('the sample ratio check', () => {
  const rates = (a: number, b: number) => [
    { visitors: a, orders: a / 20 },
    { visitors: b, orders: b / 20 },
  ]
  const verdict = (a: number, b: number) => verdictOf(...(rates(a, b) as [Arm, Arm]), plan)

  it('says nothing of an even split, and stops at p < 0.001, whatever the rates are', () => {
    expect(splitPValue(5_000, 5_000)).toBe(1)
    expect(splitPValue(0, 0)).toBe(1)
    expect(splitPValue(5_300, 4_700)).toBeLessThan(0.001)
    expect(verdict(5_300, 4_700)).toBe('broken')
    expect(verdict(5_200, 4_800)).toBe('open')
    expect(verdictOf({ visitors: 5_300, orders: 100 }, { visitors: 4_700, orders: 900 }, plan)).toBe('broken')
  })

  it('is sharper than a look at 60,000 visitors of one version needs (S40)', () => {
    expect(verdict(60_500, 500)).toBe('broken')
    expect(verdict(30, 0)).toBe('open')
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
  it('has the boundary that a Brownian motion exceeds once in twenty times, and the drift that finds 85 of 100', () => {
    // the reflection principle, both sides: the chance of both is below a hundred-thousandth
    expect(4 * (1 - below(BOUNDARY))).toBeCloseTo(0.05, 4)
    const found = below(DRIFT - BOUNDARY) + Math.exp(2 * DRIFT * BOUNDARY) * (1 - below(DRIFT + BOUNDARY))
    expect(found).toBeCloseTo(0.85, 2)
    expect(plan).toEqual({ leastEffect: 0.01, baseline: 0.05, horizon: 19_478 })
  })

  it('closes with more visitors, and is 1.14 times that of one look at the horizon', () => {
    const parts = [0.01, 0.1, 0.5, 1].map((part) => {
      const visitors = (plan.horizon * part) / 2
      const arm = { visitors, orders: visitors * 0.05 }
      const { low, high } = differenceOf(arm, arm, plan) ?? { low: 0, high: 0 }
      return (high - low) / (2 * 1.96 * Math.sqrt((2 * 0.05 * 0.95) / visitors))
    })
    expect(parts).toEqual([...parts].sort((one, other) => other - one))
    expect(parts.at(-1)).toBeCloseTo(BOUNDARY / 1.96, 2)
  })

  it('says nothing before both versions had visitors', () => {
    expect(differenceOf({ visitors: 0, orders: 0 }, { visitors: 10, orders: 1 }, plan)).toBeNull()
    expect(verdictOf({ visitors: 0, orders: 0 }, { visitors: 3, orders: 1 }, plan)).toBe('open')
  })

  it('finds a real difference', () => {
    const a: Arm = { visitors: 9_000, orders: 450 }
    const b: Arm = { visitors: 9_000, orders: 600 }
    expect(verdictOf(a, b, plan)).toBe('b')
    expect(verdictOf(b, a, plan)).toBe('a')
  })
})

describe('how many visitors it takes', () => {
  it('ends with those with whom the same difference would be certain', () => {
    const a = { visitors: 4_000, orders: 200 }
    const b = { visitors: 4_000, orders: 250 }
    const needed = visitorsToCertainty(a, b, plan) ?? 0
    expect(needed).toBeGreaterThan(8_000)
    const after = (visitors: number) =>
      verdictOf(
        { visitors: visitors / 2, orders: visitors * 0.025 },
        { visitors: visitors / 2, orders: visitors * 0.03125 },
        plan,
      )
    expect([after(needed * 0.99), after(needed * 1.01)]).toEqual(['open', 'b'])
  })

  it('is unknown where the horizon is reached first, as without a difference', () => {
    const arm = { visitors: 1_000, orders: 50 }
    expect(visitorsToCertainty(arm, arm, plan)).toBeNull()
    expect(visitorsToCertainty(arm, { visitors: 1_000, orders: 53 }, plan)).toBeNull()
  })
})
