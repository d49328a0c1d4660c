import { describe, expect, it } from 'vitest'
import { stepFiguresOf, stepFiguresInJourneyOrder, quantileRange, type StepCounts } from './step-figures.ts'

const counts = (changed: Partial<StepCounts>): StepCounts => ({
  step: 'cep',
  shown: 0,
  entered: 0,
  answered: 0,
  returned: 0,
  gone: 0,
  corrected: 0,
  switched: 0,
  helped: 0,
  refused: 0,
  times: [],
  ...changed,
})

describe('the figures of a question', () => {
  it('loses those whose visit ended there, whatever they had done before', () => {
    const { left, loss } = stepFiguresOf(counts({ shown: 100, answered: 80, returned: 10, gone: 85 }))
    expect([left, loss]).toEqual([25, 0.25])
  })

  it('has no loss where nothing was shown, and never a negative one', () => {
    expect(stepFiguresOf(counts({})).loss).toBeNull()
    expect(stepFiguresOf(counts({ shown: 1, gone: 3 }))).toMatchObject({ left: 0, loss: 0 })
  })
})

describe('a quantile of times', () => {
  it.each([
    [[10, 0, 0], 0.5, { from: 0, to: 2 }],
    [[5, 5, 0], 0.5, { from: 0, to: 2 }],
    [[4, 6, 0], 0.5, { from: 2, to: 4 }],
    [[1, 1, 8], 0.9, { from: 4, to: 7 }],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], 0.9, { from: 900, to: null }],
  ] as const)('of %j at %d lies in its class', (times, part, range) => {
    expect(quantileRange(times, part)).toEqual(range)
  })

  it('is not known without an answer', () => expect(quantileRange([0, 0], 0.5)).toBeNull())
})

it('is in the order of the journey', () => {
  const found = stepFiguresInJourneyOrder(
    [counts({ step: 'nome' }), counts({ step: 'cep' })],
    ['cep', 'x', 'nome'],
  )
  expect(found.map(({ step }) => step)).toEqual(['cep', 'nome'])
})
