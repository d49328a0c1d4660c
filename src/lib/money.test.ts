import { expect, test } from 'vitest'
import { formatBRL, priceParts } from './money.ts'

test.each([
  [0, 'R$ 0,00'],
  [9.9, 'R$ 9,90'],
  [109.99, 'R$ 109,99'],
  [1234.5, 'R$ 1.234,50'],
  [1234567.89, 'R$ 1.234.567,89'],
  [139.999, 'R$ 140,00'],
  [19.9 * 3, 'R$ 59,70'],
  [-10.5, 'R$ -10,50'],
  [-0.001, 'R$ 0,00'],
])('formatBRL(%d)', (price, text) => expect(formatBRL(price)).toBe(text))

test('priceParts cuts at the comma', () => {
  expect(priceParts(1109.9)).toEqual({ reais: '1.109', cents: '90' })
})
