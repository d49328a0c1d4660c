import { expect, test } from 'vitest'
import { isFunnelStep } from './analytics-events.ts'

test('a step of the funnel is a whole number from 1 to 14 (M7.3)', () => {
  expect([-1, 0, 0.5, 1, 7, 13.5, 14, 15, Number.NaN].filter(isFunnelStep)).toEqual([1, 7, 14])
})
