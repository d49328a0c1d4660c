/**
 * Tests the results of an experiment as the desk's page shows them: in simulations in which somebody looks at the page on
 * each of 365 days, they are wrong no more often than the plan allows, and a verdict never changes afterwards.
 */
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../src/lib/iso-dates.ts'
import { isFull } from '../../../tests/support/rows-to-run.ts'
import { simulatedExperiments } from '../../../tests/support/simulated-experiments.ts'
import { DEFAULT_PLAN, horizonOf } from '../../rules/desk/experiment-statistics.ts'
import type { ExposureDay } from '../../rules/desk/experiment-decision.ts'
import { experimentFiguresOf } from './experiment-results.ts'
import { itInFullRun } from '../../../tests/support/sampled-tests.ts'

const START = '2026-01-01'
const DAYS = 365
const RUNS = isFull ? 1_000 : 25
const stored = {
  name: 'Chat ou formulário',
  startedOn: START,
  stoppedOn: null,
  plan: { ...DEFAULT_PLAN, horizon: horizonOf(DEFAULT_PLAN) },
}
const dates = Array.from({ length: DAYS + 7 }, (_, at) => addDays(START, at))
const nothing: ReadonlySet<string> = new Set()

/** Returns whether the page, viewed on every day, ever calls the versions different. */
function isEverDifferent(days: readonly ExposureDay[]): boolean {
  return dates.some((today, at) => {
    const { verdict } = experimentFiguresOf(stored, days.slice(0, at + 1), nothing, today).decision
    return verdict === 'a' || verdict === 'b'
  })
}

function shareOfDifferent(seed: number, rateA: number, rateB: number): number {
  const draw = simulatedExperiments(seed, dates.slice(0, DAYS), rateA, rateB)
  const runs = Array.from({ length: RUNS }, () => isEverDifferent(draw()))
  return runs.filter(Boolean).length / RUNS
}

describe(`${RUNS} experiments with a look on each of ${DAYS} days (D92)`, () => {
  itInFullRun(
    'call two equal versions different in at most 6.5 %',
    () => {
      expect(shareOfDifferent(20_261_122, 0.05, 0.05)).toBeLessThanOrEqual(0.065)
    },
    300_000,
  )

  it('find the planned effect by the horizon in at least 80 %', () => {
    const { baseline, leastEffect } = DEFAULT_PLAN
    expect(shareOfDifferent(20_261_123, baseline, baseline + leastEffect)).toBeGreaterThanOrEqual(0.8)
  }, 300_000)
})

describe('an answer', () => {
  /** Every day the same: this many visitors per version, this many orders. */
  const even = (visitors: number, ordersA: number, ordersB: number, days = 60) =>
    dates.slice(0, days).map((day) => ({
      day,
      a: { visitors, orders: ordersA },
      b: { visitors, orders: ordersB },
    }))
  const days = even(400, 20, 28)
  const found = (today: string, floods: readonly string[] = []) =>
    experimentFiguresOf(stored, days, new Set(floods), today)
  const end = addDays(START, 80)
  const { decision } = found(end)

  it('stays what it was on the day it was made, whenever it is viewed', () => {
    expect(decision).toMatchObject({ verdict: 'b' })
    const on = decision.on ?? ''
    expect(found(addDays(on, -1)).decision).toMatchObject({ verdict: 'open', on: null })
    expect(found(on).decision).toEqual(decision)
    expect(found(addDays(on, 5)).decision).toEqual(decision)
    // the figures keep growing
    expect(found(end).a.visitors).toBe(400 * 60)
  })

  it('does not rest on what was counted on a day with a flood (D93, S40)', () => {
    const [first = ''] = dates
    const without = found(end, [first])
    expect(without.decision).toMatchObject({ verdict: 'b', on: addDays(decision.on ?? '', 1) })
    // nothing is cut
    expect(without.a).toEqual(found(end).a)
  })

  it('is none before the planned number of visitors, however large the difference is (D92)', () => {
    const early = experimentFiguresOf(stored, even(400, 0, 200, 20), nothing, end)
    expect(early.decision).toMatchObject({ verdict: 'open', on: null, difference: null })
    const uneven = dates.slice(0, 20).map((day) => ({
      day,
      a: { visitors: 600, orders: 30 },
      b: { visitors: 200, orders: 10 },
    }))
    expect(experimentFiguresOf(stored, uneven, nothing, end).decision.verdict).toBe('broken')
  })

  it('ends with the horizon: later counts are not looked at', () => {
    const same = even(400, 20, 20)
    const over = experimentFiguresOf(stored, same, nothing, end)
    expect(over.decision).toMatchObject({ verdict: 'open', on: addDays(START, 23 + 7) })
    expect(over.reached).toBe(800 * 24)
  })
})
