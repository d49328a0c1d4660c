import { expect, test } from 'vitest'
import { bySku } from '../../tests/support/first-shop.ts'
import { costOverMonths, monthlyDifference } from './plan-cost-over-months.ts'

const ends = { price: 59.99, priceFull: 159.99 }
const stays = { price: 59.99, priceFull: 59.99 }

test.each([
  ['the promotion has not ended', ends, 1, 59.99],
  ['it ends', ends, 12, 719.88],
  ['the first month after it', ends, 13, 879.87],
  ['as long after it', ends, 24, 2639.76],
  ['a price that does not end', stays, 12, 719.88],
  ['a month later', stays, 13, 779.87],
  ['a year later', stays, 24, 1439.76],
  ['a plan whose server names no later price', { price: 59.99, priceFull: 0 }, 24, 1439.76],
])('what a plan costs in all: %s (D136)', (_, prices, months, sum) => {
  expect(costOverMonths(prices, months)).toBe(sum)
})

test.each([
  ['d300a', 2279.76],
  ['d500a', 2639.76],
  ['d600a', 3359.76],
])('24 months of %s with direct debit (D136)', (sku, sum) => {
  const { price_with_dacc: price, price_full: priceFull } = bySku(sku)
  expect(costOverMonths({ price, priceFull }, 24)).toBe(sum)
})

test.each([
  ['rises', { price: 79.99, priceFull: 189.99 }, { atFirst: 20, later: 30 }],
  ['stays', { price: 69.99, priceFull: 169.99 }, { atFirst: 10, later: 10 }],
  ['falls', { price: 69.99, priceFull: 149.99 }, { atFirst: 10, later: -10 }],
  ['of a price that does not end', { price: 69.99, priceFull: 0 }, { atFirst: 10, later: -90 }],
])('what a plan costs more a month than one whose price ends: %s (D136)', (_, prices, difference) => {
  expect(monthlyDifference(prices, ends)).toEqual(difference)
})
