import { describe, expect, test } from 'vitest'
import { samplePlan, wholeOrder } from '../../tests/support/sample-orders.ts'
import { monthlyPrice, planOf } from './chosen-plan-and-price.ts'
import { parsePlanInLink, planLinkQuery } from './plan-in-link.ts'
import { choosePlan, offersInOrder, preferredPlan } from './plans-matching-link.ts'
import type { RequestedPlan } from './step-and-journey-types.ts'

const speed = (plan_download: number, price_with_dacc: number, subscriptions: string[] = []) => ({
  plan_download,
  plan_upload: plan_download / 2,
  price_with_dacc,
  subscriptions,
})
const plans = [
  samplePlan('500', speed(500, 59.99)),
  samplePlan('600', speed(600, 89.99)),
  samplePlan('600-max', speed(600, 119.99, ['MAX'])),
  samplePlan('600-both', speed(600, 129.99, ['MAX', 'paramount-plus'])),
  samplePlan('1000', speed(1000, 139.99)),
  samplePlan('1000-par', speed(1000, 149.99, ['paramount-plus'])),
  samplePlan('cheaper', { ...speed(300, 49.99), insteadOf: 'asked-for' }),
  samplePlan('again', { ...speed(1000, 99.99), sku: '1000' }),
]

describe('the parameters of an address (F§2)', () => {
  test.each<[string, RequestedPlan]>([
    ['', {}],
    ['utm_source=x&l=1&a=b&test=A', {}],
    ['idr=r1&idm=m1&id=p1', { idr: 'r1', idm: 'm1', id: 'p1' }],
    ['s=a', { sku: 'a' }],
    ['sk=a', { sku: 'a' }],
    ['sku=a', { sku: 'a' }],
    ['sku=c&sk=b&s=a', { sku: 'a' }],
    ['s=&sku=c', { sku: 'c' }],
    ['dl=600&ul=300', { dl: 600, ul: 300 }],
    ['dl=fast&ul=-1', {}],
    ['dl=', {}],
    ['sb=MAX&sb=paramount-plus', { sb: ['MAX', 'paramount-plus'] }],
    ['sb=', {}],
    ['sba=MAX,%20paramount-plus', { sba: ['MAX', 'paramount-plus'] }],
    ['sba=', { sba: [] }],
    [`id=${'x'.repeat(100)}`, { id: 'x'.repeat(64) }],
  ])('%j', (query, wish) => {
    expect(parsePlanInLink(new URLSearchParams(query))).toEqual(wish)
    expect(parsePlanInLink(new URLSearchParams(planLinkQuery(wish)))).toEqual(wish)
  })
})

describe('plans that match (D14)', () => {
  test.each<[string, RequestedPlan, string[]]>([
    ['no wish: none', {}, []],
    ['idr', { idr: '600', idm: '500', id: '1000' }, ['600']],
    ['idm before id', { idm: '500', id: '1000' }, ['500']],
    ['id before sku', { id: '600', sku: '500' }, ['600']],
    ['an idr that is not offered gives way to id', { idr: 'gone', id: '600' }, ['600']],
    ['sku', { sku: '500', dl: 1000 }, ['500']],
    ['a sku that two plans have', { sku: '1000' }, ['1000', 'again']],
    ['the sku of a plan in whose place another is sold (D81)', { sku: 'asked-for', dl: 1000 }, ['cheaper']],
    ['speed: exactly', { dl: 500, ul: 250 }, ['500']],
    ['speed: the smallest sum of differences', { dl: 560 }, ['600', '600-max', '600-both']],
    ['speed: a tie', { dl: 800, sba: [] }, ['600', '1000', 'again']],
    ['speed: both count', { dl: 800, ul: 500 }, ['1000', '1000-par', 'again']],
    ['subscriptions: all of them', { sb: ['MAX'] }, ['600-max', '600-both']],
    ['subscriptions: all of two', { sb: ['MAX', 'paramount-plus'] }, ['600-both']],
    ['subscriptions: exactly this set', { sba: ['MAX'] }, ['600-max']],
    ['subscriptions: exactly, in any order', { sba: ['paramount-plus', 'MAX'] }, ['600-both']],
    ['subscriptions: exactly none', { sba: [] }, ['500', '600', '1000', 'cheaper', 'again']],
    ['speed first, then subscriptions', { dl: 1000, sb: ['paramount-plus'] }, ['1000-par']],
    ['subscriptions that no near plan has are passed over', { dl: 500, sb: ['MAX'] }, ['500']],
    ['a stale link: none', { sku: 'gone', sb: ['gone'] }, []],
  ])('%s', (_name, wish, ids) => {
    expect(choosePlan(plans, wish).matches.map((each) => each.id)).toEqual(ids)
  })

  test.each<[string, RequestedPlan, string | null, string | undefined]>([
    ['no link: none (D78)', {}, null, undefined],
    ['a link that no plan meets: none', { sku: 'gone', sb: ['gone'] }, null, undefined],
    ['several subscribed', { sb: ['MAX'] }, null, '600-both'],
    ['exactly one', { sku: '500' }, '500', '500'],
    ['several of a sku', { sku: '1000' }, null, '1000'],
    ['several of a speed', { dl: 600 }, null, '600-both'],
  ])('%s', (_name, wish, only, preferred) => {
    const choice = choosePlan(plans, wish)
    expect([choice.only?.id ?? null, choice.preferred?.id]).toEqual([only, preferred])
  })

  test('no plans: none to take, none to prefer', () => {
    expect(choosePlan([], { id: 'x' })).toEqual({ only: null, preferred: null, matches: [] })
  })
})

test('prefers subscriptions, then the higher price with direct debit (F§4)', () => {
  const cheap = samplePlan('cheap', speed(1, 1, ['MAX']))
  expect(preferredPlan([...plans.filter((each) => !each.subscriptions.length), cheap])?.id).toBe('cheap')
  expect(preferredPlan(plans.filter((each) => !each.subscriptions.length))?.id).toBe('1000')
})

test('offers are shown by price with debit, the cheapest first (D78)', () => {
  const prices = offersInOrder(plans.toReversed()).map((each) => each.price_with_dacc)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('the chosen plan is one that is offered', () => {
  expect(planOf(wholeOrder())?.id).toBe('p500')
  expect(planOf(wholeOrder({ coverage: null }))).toBeNull()
  expect(planOf(wholeOrder({}, { planos: { idPlan: 'gone' } }))).toBeNull()
})

test('the monthly price is the one with direct debit until that is declined', () => {
  const [first] = plans
  if (!first) throw new Error('no plan')
  expect(monthlyPrice(first, { ...wholeOrder(), answers: {} })).toBe(59.99)
  expect(monthlyPrice(first, wholeOrder())).toBe(59.99)
  expect(monthlyPrice(first, wholeOrder({}, { 'ativar-debito': { direct_debit: 'false' } }))).toBe(69.99)
})
