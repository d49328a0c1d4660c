import { expect, test } from 'vitest'
import { initiallyShownPlans } from './initially-shown-plans.ts'

const card = (...downloads: [number, ...number[]]) => ({
  plans: downloads.map((plan_download, at) => ({
    id: `${plan_download}${at > 0 ? '+' : ''}`,
    plan_download,
  })) as [{ id: string; plan_download: number }],
})
const cards = [card(300), card(500, 500), card(600, 600), card(1000), card(2000)]
const ids = (list: readonly ReturnType<typeof card>[]) => list.map(({ plans: [{ id }] }) => id)

test.each([
  ['nothing is recommended: the one in the middle', cards, undefined, ['300', '600', '2000']],
  ['another one is', cards, '1000', ['300', '1000', '2000']],
  ['its version with streaming is', cards, '500+', ['300', '500', '2000']],
  ['the cheapest is', cards, '300', ['300', '600', '2000']],
  ['the fastest is', cards, '2000', ['300', '600', '2000']],
  ['one is that is not on offer', cards, '50', ['300', '600', '2000']],
  ['there are four', cards.slice(0, 4), undefined, ['300', '500', '1000']],
  ['there are three', cards.slice(0, 3), '500', ['300', '500', '600']],
  ['there are two', cards.slice(0, 2), undefined, ['300', '500']],
  ['the cheapest is the fastest', [card(900), ...cards.slice(0, 4)], undefined, ['900', '500', '1000']],
])('three plans are in sight, by price, where %s (D106)', (_, list, recommended, first) => {
  const seen = initiallyShownPlans(list, recommended)
  expect(ids(seen.first)).toEqual(first)
  expect(ids([...seen.first, ...seen.others]).toSorted()).toEqual(ids(list).toSorted())
})

test('no plan is in sight where none is on offer', () => {
  expect(initiallyShownPlans([], undefined)).toEqual({ first: [], others: [] })
})
