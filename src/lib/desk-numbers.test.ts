import { expect, it } from 'vitest'
import { formatPriceForForm, parsePrice } from './desk-numbers.ts'

it.each([
  ['54,99', 54.99],
  ['54.99', 54.99],
  [' R$ 54,9 ', 54.9],
  ['R$1.054,90', 1054.9],
  ['1.054', 1054],
  ['55', 55],
  ['', null],
  ['54,999', null],
  ['54,99 reais', null],
  ['-54,99', null],
  ['1.05.4', null],
  ['١٠', null],
])('reads a typed price: %j', (typed, price) => {
  expect(parsePrice(typed)).toBe(price)
  if (price !== null) expect(parsePrice(formatPriceForForm(price))).toBe(price)
})
