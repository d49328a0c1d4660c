import { describe, expect, it } from 'vitest'
import { parsePercent } from '../../../src/lib/desk-numbers.ts'
import { checkExperimentPlan } from './check-experiment-plan.ts'

const asked = (name: string, baseline: string, effect: string) => ({
  name,
  baseline: parsePercent(baseline),
  leastEffect: parsePercent(effect),
})

describe('the plan of an experiment', () => {
  it.each([
    ['5', '1'],
    ['5,0', ' 1 '],
    ['5.0 %', '1%'],
  ])('is read from %j and %j', (baseline, effect) =>
    expect(checkExperimentPlan(asked(' De novo ', baseline, effect))).toEqual({
      name: 'De novo',
      plan: { baseline: 0.05, leastEffect: 0.01, horizon: 18_658 },
    }),
  )

  it.each([
    ['', '5', '1', 'name'],
    ['  ', '5', '1', 'name'],
    ['X', '', '1', 'baseline'],
    ['X', 'five', '1', 'baseline'],
    ['X', '0', '1', 'baseline'],
    ['X', '60', '1', 'baseline'],
    ['X', '-5', '1', 'baseline'],
    ['X', '5', '0', 'effect'],
    ['X', '5', '1e1', 'effect'],
    ['X', '5', '0,001', 'size'],
  ])('%j, %j, %j has a wrong %4$s', (name, baseline, effect, problem) =>
    expect(checkExperimentPlan(asked(name, baseline, effect))).toEqual({ problem }),
  )
})
