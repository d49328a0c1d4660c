import { expect, test } from 'vitest'
import { isOrderNumber, newOrderNumber } from './order-number.ts'

test('P, the date, six characters', () => {
  let next = 0
  expect(newOrderNumber('2026-11-27', () => next++)).toBe('P261127234567')
  expect(newOrderNumber('2026-11-27', (max) => max - 1)).toBe('P261127ZZZZZZ')
})

test('whatever is drawn has the right shape', () => {
  for (let i = 0; i < 31; i++) expect(isOrderNumber(newOrderNumber('2026-11-27', () => i))).toBe(true)
})

test.each([
  '',
  'P26112723456',
  'P2611272345670',
  'p261127234567',
  'P261127O34567',
  'P261127I34567',
  'P261127L34567',
])('%j is no order number', (text) => expect(isOrderNumber(text)).toBe(false))
