import { expect, it } from 'vitest'
import { advisedPlan, type Household } from './plan-advice.ts'

const plan = (sku: string, price_with_dacc: number, subscriptions: string[] = []) => ({
  sku,
  plan_download: parseInt(sku.slice(1)),
  speed: sku.startsWith('d600') ? 700 : parseInt(sku.slice(1)),
  price_with_dacc,
  subscriptions,
})
const plans = [
  plan('d300a', 49.99),
  plan('d500a', 59.99),
  plan('d600a', 69.99),
  plan('d600gl', 89.99, ['globo-play']),
  plan('d1000a', 99.99),
  plan('d1000c', 129.99, ['MAX']),
  plan('d2000b', 199.99, ['MAX', 'paramount-plus']),
]
const home: Household = { people: 'few', use: 'neither', series: 'none' }
const advised = (more: Partial<Household> & { readonly count?: number }, among = plans) => {
  const found = advisedPlan(among, { ...home, ...more })
  return found && [found.plan.sku, found.reasons, found.next?.sku, found.lacks]
}

it.each<[Parameters<typeof advised>[0], string, string[], string | undefined, string | null]>([
  [{}, 'd300a', ['suffices'], 'd500a', null],
  [{ use: 'games' }, 'd300a', ['suffices'], 'd500a', null],
  [{ count: 3, people: 'some' }, 'd300a', ['suffices'], 'd500a', null],
  [{ people: 'some' }, 'd500a', ['suffices'], 'd600a', null],
  // 40 devices, for which 500 Mega is recommended
  [{ people: 'some', use: 'games' }, 'd500a', ['suffices'], 'd600a', null],
  [{ count: 5, people: 'many' }, 'd500a', ['suffices'], 'd600a', null],
  [{ people: 'many' }, 'd600a', ['suffices'], 'd1000a', null],
  [{ people: 'many', use: 'work' }, 'd1000a', ['upload', 'suffices'], undefined, null],
  [{ count: 12, people: 'many' }, 'd1000a', ['fastest'], undefined, null],
  [{ series: 'globo-play' }, 'd600gl', ['streaming', 'suffices'], undefined, null],
  [
    { people: 'many', use: 'games', series: 'globo-play' },
    'd600gl',
    ['streaming', 'fastest'],
    undefined,
    null,
  ],
  [{ series: 'deezer' }, 'd300a', ['suffices'], 'd500a', 'deezer'],
  [{ series: 'MAX', use: 'work' }, 'd1000c', ['streaming', 'upload'], 'd2000b', null],
])('the cheapest plan that suffices is recommended for %j: %s (D135)', (more, ...expected) => {
  expect(advised(more)).toEqual(expected)
})

it('recommends the fastest there is where none suffices', () => {
  expect(advised({ people: 'many' }, plans.slice(0, 2))).toEqual(['d500a', ['fastest'], undefined, null])
})

it('recommends a plan without streaming if none is wanted, however cheap another is', () => {
  const among = [plan('d500c', 39.99, ['MAX']), ...plans]
  expect(advised({}, among)?.[0]).toBe('d300a')
})

it('recommends one with streaming where there are no others', () => {
  expect(advised({}, [plan('d600gl', 89.99, ['globo-play'])])).toEqual([
    'd600gl',
    ['suffices'],
    undefined,
    null,
  ])
})

it('has nothing to recommend where nothing is offered', () => {
  expect(advised({}, [])).toBeNull()
})
