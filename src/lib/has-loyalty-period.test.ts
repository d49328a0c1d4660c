import { expect, it } from 'vitest'
import { hasLoyaltyPeriod } from './has-loyalty-period.ts'

it.each([
  ['without streaming', { subscriptions: [] }, false],
  ['with streaming', { subscriptions: ['MAX'] }, true],
  ['without streaming for which the operator has set it', { subscriptions: [], loyaltyPeriod: true }, true],
])('a plan %s has a loyalty period, or none (M9.6, D127)', (_, plan, expected) => {
  expect(hasLoyaltyPeriod(plan)).toBe(expected)
})
