import { expect, it } from 'vitest'
import { advisedPlan, type Household } from './plan-advice.ts'

const plan = (sku: string, price_with_dacc: number, subscriptions: string[] = []) => ({
  sku,
  plan_download: parseInt(sku.slice(1)),
  price_with_dacc,
  subscriptions,
})
const plans = [
  plan('d500a', 59.99),
  plan('d600a', 69.99),
  plan('d600gl', 89.99, ['globo-play']),
  plan('d1000a', 99.99),
  plan('d1000c', 129.99, ['MAX']),
  plan('d2000b', 199.99),
]
const home: Household = { people: 'few', use: 'neither', series: 'none' }
const advised = (more: Partial<Household>, among = plans) => {
  const found = advisedPlan(among, { ...home, ...more })
  return found && [found.plan.sku, found.reasons, found.lacks]
}

it.each<[Partial<Household>, string, string[], string | null]>([
  [{}, 'd500a', ['cheapest'], null],
  [{ people: 'some' }, 'd600a', ['devices'], null],
  [{ people: 'many' }, 'd1000a', ['devices'], null],
  [{ use: 'work' }, 'd1000a', ['upload', 'devices'], null],
  [{ use: 'games' }, 'd2000b', ['games', 'devices'], null],
  [{ series: 'globo-play' }, 'd600gl', ['streaming', 'devices'], null],
  // no Globoplay with 1 Giga here: the fastest that has it
  [{ people: 'many', series: 'globo-play' }, 'd600gl', ['streaming', 'devices'], null],
  [{ series: 'paramount-plus' }, 'd500a', ['cheapest'], 'paramount-plus'],
  [{ series: 'MAX', use: 'work' }, 'd1000c', ['streaming', 'upload'], null],
])('%j → %s', (more, sku, reasons, lacks) => {
  expect(advised(more)).toEqual([sku, reasons, lacks])
})

it('recommends the fastest there is where the one for games is not offered, without promising it for games', () => {
  expect(advised({ use: 'games' }, plans.slice(0, 2))).toEqual(['d600a', ['devices'], null])
})

it('recommends a plan without streaming if none is wanted, however cheap another is', () => {
  const among = [plan('d500c', 49.99, ['MAX']), ...plans]
  expect(advised({}, among)).toEqual(['d500a', ['devices'], null])
})

it('recommends one with streaming where there are no others', () => {
  expect(advised({}, [plan('d600gl', 89.99, ['globo-play'])])).toEqual(['d600gl', ['cheapest'], null])
})

it('has nothing to recommend where nothing is offered', () => {
  expect(advised({}, [])).toBeNull()
})
