import { expect, it } from 'vitest'
import { plansRequested } from './plans-requested-in-chat.ts'

const plan = (sku: string, price_with_dacc: number, plan_download: number, subscriptions: string[] = []) => ({
  id: `plan-${sku}`,
  sku,
  price_with_dacc,
  plan_download,
  subscriptions,
})
const plans = [
  plan('d500a', 59.99, 500),
  plan('d600a', 69.99, 600),
  plan('d600gl', 89.99, 600, ['globo-play']),
  plan('d1000a', 99.99, 1000),
  plan('d1000c', 129.99, 1000, ['MAX']),
  plan('d1000d', 139.99, 1000, ['MAX', 'paramount-plus']),
]
const wished = (wish: string) => plansRequested(plans, wish).map(({ sku }) => sku)

it.each([
  ['cheapest', ['d500a']],
  ['fastest', ['d1000a']],
  ['500', ['d500a']],
  // 700 Mega is 600 and a bonus
  ['700', ['d600a']],
  ['1000', ['d1000a']],
  ['2000', []],
  ['globoplay', ['d600gl']],
  ['max', ['d1000c', 'd1000d']],
  ['paramount', ['d1000d']],
])('%s', (wish, skus) => {
  expect(wished(wish)).toEqual(skus)
})
