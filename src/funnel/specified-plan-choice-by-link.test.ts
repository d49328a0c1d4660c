/** Which plan the parameters of a link choose, in the words of the specification. */
import { describe, expect, test } from 'vitest'
import { samplePlan } from '../../tests/support/sample-orders.ts'
import { parsePlanInLink } from './plan-in-link.ts'
import { choosePlan, preferredPlan } from './plans-matching-link.ts'

const wish = (query: string) => parsePlanInLink(new URLSearchParams(query))

const plans = [
  samplePlan('p500', { sku: 'd500a', plan_download: 500, plan_upload: 250, price_with_dacc: 59.99 }),
  samplePlan('p600', { sku: 'd600a', plan_download: 600, plan_upload: 300, price_with_dacc: 99.99 }),
  samplePlan('p600max', {
    sku: 'd600c',
    plan_download: 600,
    plan_upload: 300,
    price_with_dacc: 119.99,
    subscriptions: ['MAX'],
  }),
  samplePlan('p600both', {
    sku: 'd600x',
    plan_download: 600,
    plan_upload: 300,
    price_with_dacc: 109.99,
    subscriptions: ['MAX', 'paramount-plus'],
  }),
]
const matching = (query: string) => choosePlan(plans, wish(query)).matches.map((each) => each.id)

describe('a plan is chosen by the parameters of a link', () => {
  test.each([
    ['F2.44', 'idr=p500&idm=p600&id=p600max', 'p500'],
    ['F2.44', 'idm=p600&id=p600max', 'p600'],
    ['F2.44', 'id=p600max', 'p600max'],
    ['F2.45', 's=d500a', 'p500'],
    ['F2.45', 'sk=d600a', 'p600'],
    ['F2.45', 'sku=d600c', 'p600max'],
    ['F2.46', 'dl=500&ul=250', 'p500'],
    ['F2.46', 'dl=490', 'p500'],
    ['F2.47', 'sb=MAX&sb=paramount-plus', 'p600both'],
    ['F2.47', 'sba=MAX', 'p600max'],
  ])('%s: %s finds %s', (_rule, query, id) => {
    expect(matching(query)).toEqual([id])
    expect(choosePlan(plans, wish(query)).only?.id).toBe(id)
  })

  test('in this order: idr, idm, id, sku, speed, subscriptions (F4.15)', () => {
    const all = 'idr=p500&idm=p600&id=p600max&sku=d600x&dl=500&sb=MAX'.split('&')
    const found = all.map((_, from) => matching(all.slice(from).join('&')))
    expect(found).toEqual([['p500'], ['p600'], ['p600max'], ['p600both'], ['p500'], ['p600max', 'p600both']])
  })

  test('by default only when exactly one plan matches (F4.16)', () => {
    expect(choosePlan(plans, wish('sb=MAX')).only).toBeNull()
    expect(choosePlan(plans, wish('')).only).toBeNull()
    expect(choosePlan(plans.slice(0, 1), wish('')).only?.id).toBe('p500')
  })

  test('with subscriptions first, then by the higher price_with_dacc (F4.17)', () => {
    const [cheap, dear, max, both] = plans.map(({ id, subscriptions, price_with_dacc }) => ({
      id,
      subscriptions,
      price_with_dacc,
    }))
    expect([max, both, cheap, dear].map((each) => each?.price_with_dacc)).toEqual([
      119.99, 109.99, 59.99, 99.99,
    ])
    expect(preferredPlan(plans)?.id).toBe(max?.id)
    expect(preferredPlan(plans.filter((each) => each.id !== max?.id))?.id).toBe(both?.id)
    expect(preferredPlan(plans.filter((each) => each.subscriptions.length === 0))?.id).toBe(dear?.id)
  })
})
