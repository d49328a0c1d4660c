import { expect, test } from 'vitest'
import { wholeOrder } from '../../tests/support/orders.ts'
import { choosePlan } from '../funnel/plan-choice.ts'
import { orderView, reviewOf } from './views.ts'

/** The row of the plan in the review of an order that came with this wish. */
const planRow = (wish: object) => {
  const order = { ...wholeOrder(), wish }
  const rows = reviewOf(order).flatMap((group) => group.rows)
  return { order, row: rows.find(({ step }) => step === 'planos') }
}

test('the review names the plan, and lets it be changed, whoever chose it (U6)', () => {
  const { order, row } = planRow({})
  expect(row?.value).toBe(orderView(order)?.name)
  const sku = orderView(order) && order.facts.coverage?.plans[0]?.sku
  const linked = planRow({ sku })
  expect(choosePlan(linked.order.facts.coverage?.plans ?? [], linked.order.wish).only).not.toBeNull()
  expect(linked.row).toEqual(row)
})
