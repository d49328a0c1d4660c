import { bisect, chiSquaredDistributionTable, errorFunction } from 'simple-statistics'
import { describe, expect, it } from 'vitest'
import {
  daysLeft,
  differenceOf,
  erfc,
  plannedVisitors,
  splitP,
  verdictOf,
  wilson,
  type Arm,
} from './experiment.ts'

/** Probability that a standard normal lies within ±z, by the library. */
const within = (z: number) => errorFunction(z / Math.SQRT2)

/** mulberry32: the same numbers in every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('the sample ratio check', () => {
  it('agrees with the library: the error function, and the tables of χ² with one degree of freedom', () => {
    for (const x of [-2, -0.5, 0, 0.1, 0.7, 1, 2, 3]) expect(erfc(x)).toBeCloseTo(1 - errorFunction(x), 6)
    for (const [p, critical] of Object.entries(chiSquaredDistributionTable[1] ?? {})) {
      // an uneven split of 10,000 with just this χ²
      const apart = Math.sqrt(critical * 10_000)
      const [a, b] = [5_000 + apart / 2, 5_000 - apart / 2]
      // the library's table gives three digits
      if (Number(p) <= 0.5) expect(splitP(a, b) / Number(p)).toBeCloseTo(1, 1)
    }
  })

  it('stops at p < 0.001 and says nothing else then', () => {
    expect(splitP(5_000, 5_000)).toBeCloseTo(1, 6)
    expect(splitP(0, 0)).toBe(1)
    expect(verdictOf({ visitors: 5_200, orders: 100 }, { visitors: 4_800, orders: 900 })).toBe('broken')
    expect(verdictOf({ visitors: 5_020, orders: 100 }, { visitors: 4_980, orders: 900 })).toBe('b')
    expect(verdictOf({ visitors: 5_020, orders: 900 }, { visitors: 4_980, orders: 100 })).toBe('a')
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
    const { low, high } = wilson(successes, of)
    const rate = successes / of
    // the library's bisection and its error function find both ends on their own
    const beyond = (truth: number) =>
      within(Math.abs(rate - truth) / Math.sqrt((truth * (1 - truth)) / of)) - 0.95
    if (successes > 0) expect(low).toBeCloseTo(bisect(beyond, 1e-9, rate - 1e-9, 200, 1e-12), 5)
    else expect(low).toBe(0)
    if (successes < of) expect(high).toBeCloseTo(bisect(beyond, rate + 1e-9, 1 - 1e-9, 200, 1e-12), 5)
    else expect(high).toBeCloseTo(1, 9)
  })

  it('allows everything where nobody was', () => expect(wilson(0, 0)).toEqual({ low: 0, high: 1 }))
})

describe('the confidence sequence', () => {
  it('is wider than an interval of one look, and closes as visitors come', () => {
    const widths = [1_000, 10_000, 100_000, 1_000_000].map((visitors) => {
      const arm = { visitors, orders: visitors * 0.05 }
      const { low, high } = differenceOf(arm, arm) ?? { low: 0, high: 0 }
      const oneLook = 2 * 1.96 * Math.sqrt((2 * 0.05 * 0.95) / visitors)
      expect(high - low).toBeGreaterThan(oneLook)
      return high - low
    })
    expect(widths).toEqual([...widths].sort((one, other) => other - one))
    // at the planned size it is less than twice as wide as the one look that was planned
    const planned = { visitors: plannedVisitors(), orders: plannedVisitors() * 0.05 }
    const { low, high } = differenceOf(planned, planned) ?? { low: 0, high: 0 }
    expect((high - low) / (2 * 1.96 * Math.sqrt((2 * 0.05 * 0.95) / planned.visitors))).toBeLessThan(2)
  })

  it('says nothing before both versions had visitors', () => {
    expect(differenceOf({ visitors: 0, orders: 0 }, { visitors: 10, orders: 1 })).toBeNull()
    expect(verdictOf({ visitors: 0, orders: 0 }, { visitors: 3, orders: 1 })).toBe('open')
  })

  it('calls two equal versions different in at most 5 % of 1,000 experiments with 28 daily looks', () => {
    const next = random(20_261_121)
    const orders = (visitors: number) => {
      let sum = 0
      for (let at = 0; at < visitors; at += 1) if (next() < 0.05) sum += 1
      return sum
    }
    let different = 0
    for (let run = 0; run < 1_000; run += 1) {
      const [a, b] = [
        { visitors: 0, orders: 0 },
        { visitors: 0, orders: 0 },
      ]
      for (let day = 0; day < 28; day += 1) {
        let drawn = 0
        for (let at = 0; at < 400; at += 1) if (next() < 0.5) drawn += 1
        for (const [arm, visitors] of [
          [a, drawn],
          [b, 400 - drawn],
        ] as const) {
          arm.visitors += visitors
          arm.orders += orders(visitors)
        }
        const verdict = verdictOf(a, b)
        if (verdict === 'a' || verdict === 'b') {
          different += 1
          break
        }
      }
    }
    expect(different).toBeLessThanOrEqual(50)
  })

  it('finds a difference that is there', () => {
    const a: Arm = { visitors: 20_000, orders: 1_000 }
    const b: Arm = { visitors: 20_000, orders: 1_300 }
    expect(verdictOf(a, b)).toBe('b')
    expect(verdictOf(b, a)).toBe('a')
    expect(daysLeft(a, b, 1_000)).toBe(0)
  })
})

describe('how long it takes', () => {
  it('ends on the first day on which the same difference would be certain', () => {
    const [a, b]: Arm[] = [
      { visitors: 2_000, orders: 100 },
      { visitors: 2_000, orders: 120 },
    ]
    const days = daysLeft(a as Arm, b as Arm, 400) ?? 0
    expect(days).toBeGreaterThan(1)
    const after = (more: number) =>
      verdictOf(
        { visitors: 2_000 + 200 * more, orders: 0.05 * (2_000 + 200 * more) },
        { visitors: 2_000 + 200 * more, orders: 0.06 * (2_000 + 200 * more) },
      )
    expect([after(days - 2), after(days + 2)]).toEqual(['open', 'b'])
  })

  it('is not known without a difference or without visitors', () => {
    const arm = { visitors: 1_000, orders: 50 }
    expect(daysLeft(arm, arm, 100)).toBeNull()
    expect(daysLeft(arm, { visitors: 1_000, orders: 80 }, 0)).toBeNull()
  })

  it('was planned: the classic size for 5 % against 6 %', () => {
    expect(plannedVisitors()).toBe(8155)
  })
})
