import { expect, it } from 'vitest'
import { ENDING_IN_ORDERS, endsInOrder } from './desk-journeys-and-steps.ts'

it('sales are expected of the journeys whose leads become orders', () => {
  expect(ENDING_IN_ORDERS).toContain('standard')
  expect(ENDING_IN_ORDERS).not.toContain('coverage')
  expect(endsInOrder({ recordKind: 'lead' })).toBe(true)
  expect(endsInOrder({ recordKind: 'lead', placesNoOrder: true })).toBe(false)
})
