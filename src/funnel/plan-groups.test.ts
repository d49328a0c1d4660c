import { describe, expect, test } from 'vitest'
import { samplePlan as planOf } from '../../tests/support/sample-orders.ts'
import { cardGroups } from './plan-groups.ts'

const plan = (sku: string, price: number, ...subscriptions: string[]) =>
  planOf(sku, { sku, price_with_dacc: price, subscriptions })

const groupsOf = (plans: Parameters<typeof cardGroups>[0]) =>
  cardGroups(plans, { list: 'group', leads: null })
const skus = (plans: Parameters<typeof groupsOf>[0]) =>
  groupsOf(plans).map((group) => group.plans.map(({ sku }) => sku))

describe('groups of plans by speed (M4.14, D65)', () => {
  test('the standard list: one card for each speed, the streaming choices inside it', () => {
    const list = [
      plan('d2000b', 229.99, 'MAX', 'paramount-plus'),
      plan('d1000d', 159.99, 'MAX'),
      plan('d1000c', 149.99, 'paramount-plus'),
      plan('d1000a', 139.99),
      plan('d600gl', 119.99, 'globo-play'),
      plan('d600b', 119.99, 'paramount-plus'),
      plan('d600a', 89.99),
      plan('d500a', 59.99),
    ]
    expect(skus(list)).toEqual([
      ['d500a'],
      ['d600a'],
      ['d600gl', 'd600b'],
      ['d1000a', 'd1000c', 'd1000d'],
      ['d2000b'],
    ])
    expect(groupsOf(list).map(({ id }) => id)).toEqual(['500', '600a', '600', '1000', '2000'])
    expect(groupsOf(list).map(({ hasStreaming }) => hasStreaming)).toEqual([false, false, true, false, true])
  })

  test('700 counts as 600', () => {
    expect(
      skus([plan('d700b', 119.99, 'paramount-plus'), plan('d700a', 89.99), plan('d600c', 119.99, 'MAX')]),
    ).toEqual([['d700a'], ['d700b', 'd600c']])
  })

  test('the plan without streaming is first in its group, even where another one costs less', () => {
    expect(skus([plan('d1000cb', 119.99, 'MAX'), plan('d1000a', 139.99)])).toEqual([['d1000a', 'd1000cb']])
  })

  test('a list without plans has no groups', () => expect(groupsOf([])).toEqual([]))
  test('a leading service is first of all: its group, and within it its plan (D59)', () => {
    const list = [
      plan('d500a', 59.99),
      plan('d600a', 109.99),
      plan('d600c', 118.99, 'MAX'),
      plan('d600gl', 119.99, 'globo-play'),
      plan('d2000b', 229.99, 'globo-play', 'MAX'),
    ]
    const groups = cardGroups(list, { list: 'group', leads: 'globoplay' })
    expect(groups.map(({ plans }) => plans.map(({ sku }) => sku))).toEqual([
      ['d600gl', 'd600c'],
      ['d500a'],
      ['d600a'],
      ['d2000b'],
    ])
  })
})
