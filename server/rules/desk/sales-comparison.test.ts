import { describe, expect, it } from 'vitest'
import { ENOUGH_ORDERS, ratesOf } from './sales-comparison.ts'

describe('a comparison in per cent', () => {
  const sold = (orders: number) => ({
    base: orders * 10,
    orders,
    countedOrders: orders,
    cents: orders * 10_000,
    netOrders: orders,
    netCents: orders * 10_000,
    installed: 0,
    views: null,
    costCents: null,
    costedOrders: 0,
  })

  it('needs enough orders in the period before, and all its days', () => {
    const now = sold(60)
    expect(ratesOf({ now, before: sold(ENOUGH_ORDERS) }, true)).toMatchObject({
      isComparable: true,
      change: 1,
    })
    expect(ratesOf({ now: sold(0), before: sold(ENOUGH_ORDERS) }, true).change).toBe(-1)
    for (const [before, isWhole] of [
      [sold(ENOUGH_ORDERS - 1), true],
      [sold(0), true],
      [sold(1000), false],
    ] as const)
      expect(ratesOf({ now, before }, isWhole)).toMatchObject({ isComparable: false, change: null })
  })

  it('says nothing of orders that bring in nothing', () => {
    const before = { ...sold(ENOUGH_ORDERS), cents: 0 }
    expect(ratesOf({ now: sold(60), before }, true).change).toBeNull()
  })

  it('of orders and visits has those of counted visits alone, and is never above 100 % (D162)', () => {
    const rateOf = (base: number, countedOrders: number) =>
      ratesOf({ now: { ...sold(17), base, countedOrders }, before: sold(0) }, true).now.rate
    expect(rateOf(4, 3)).toBe(0.75)
    // where visits could not be counted
    expect(rateOf(4, 17)).toBeNull()
    expect(rateOf(0, 0)).toBeNull()
  })
})
