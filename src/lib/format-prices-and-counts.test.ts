import { expect, test } from 'vitest'
import {
  formatBRL,
  formatCount,
  priceParts,
  keepPricesUnbroken,
  unbrokenBRL,
} from './format-prices-and-counts.ts'

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

test('unbrokenBRL leaves no place for a line to end', () => {
  expect(unbrokenBRL(1109.9)).toBe('R$\u00A01.109,90')
  expect(keepPricesUnbroken('sai por R$ 59,99; sem ele, por R$ 69,99')).toBe(
    'sai por R$\u00A059,99; sem ele, por R$\u00A069,99',
  )
})

test.each([
  [0, '0'],
  [999, '999'],
  [4000, '4.000'],
  [1234567, '1.234.567'],
])('formatCount(%d)', (count, text) => expect(formatCount(count)).toBe(text))
