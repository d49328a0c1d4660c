import { expect, test } from 'vitest'
import { initiallyShownPlans, type PlansWithReason } from './initially-shown-plans.ts'

const card = (...downloads: [number, ...number[]]) => ({
  plans: downloads.map((plan_download, at) => ({
    id: `${plan_download}${at > 0 ? '+' : ''}`,
    plan_download,
  })) as [{ id: string; plan_download: number }],
})
const cards = [card(300), card(500, 500), card(600, 600), card(1000), card(2000)]
const ids = (list: readonly ReturnType<typeof card>[]) => list.map(({ plans: [{ id }] }) => id)

test.each<[string, typeof cards, PlansWithReason, string[]]>([
  ['nothing has a reason: the next cheapest', cards, {}, ['300', '500', '2000']],
  ['one brought the visitor', cards, { brought: '1000' }, ['300', '1000', '2000']],
  ['its version with streaming did', cards, { brought: '600+' }, ['300', '600', '2000']],
  ['the cheapest did', cards, { brought: '300' }, ['300', '500', '2000']],
  ['the fastest did', cards, { brought: '2000' }, ['300', '500', '2000']],
  ['one did that is not on offer', cards, { brought: '50' }, ['300', '500', '2000']],
  ['one is advised', cards, { advised: '600' }, ['300', '500', '600']],
  ['one is advised beside another', cards, { brought: '600', advised: '1000' }, ['300', '600', '1000']],
  ['the same one is advised', cards, { brought: '600', advised: '600+' }, ['300', '500', '600']],
  ['the cheapest is advised', cards, { brought: '1000', advised: '300' }, ['300', '500', '1000']],
  ['there are four', cards.slice(0, 4), {}, ['300', '500', '1000']],
  ['there are three', cards.slice(0, 3), { brought: '500' }, ['300', '500', '600']],
  ['there are two', cards.slice(0, 2), {}, ['300', '500']],
  ['all were asked for', cards, { advised: '600', isWhole: true }, ['300', '500', '600', '1000', '2000']],
  ['the cheapest is the fastest', [card(2000), ...cards.slice(0, 4)], {}, ['2000', '300', '500']],
])('three plans are in sight, by price, where %s (D106, D135)', (_, list, reasons, first) => {
  const seen = initiallyShownPlans(list, reasons)
  expect(ids(seen.first)).toEqual(first)
  expect(ids([...seen.first, ...seen.others]).toSorted()).toEqual(ids(list).toSorted())
})

test('no plan is in sight where none is on offer', () => {
  expect(initiallyShownPlans([], {})).toEqual({ first: [], others: [] })
})
