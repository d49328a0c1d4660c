/** Each order is counted once in what is sold, also beside others that were erased (docs/decisions/0075). */
import { beforeEach, describe, expect, it } from 'vitest'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { ANSWERS, placeOrder } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'
import { parse } from 'csv-parse/sync'
import { salesWords } from '../../../src/content/desk/sales-report.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'

const TODAY = '2026-11-20T15:00:00Z'
const LATER = '2026-11-22T15:00:00Z'

describe('the counts of orders', () => {
  const server = useServer({ at: TODAY })

  const forgetCounts = async () => {
    for (const table of ['sale_counts', 'exposed_order_counts', 'sale_changes', 'erased_orders'])
      await server().sql(`delete from ${table}`)
  }
  beforeEach(async () => {
    await forgetCounts()
    await server().sql(`update orders set created_at = '2026-11-01T15:00:00Z'`)
  })

  async function order() {
    return (await placeOrder(server())).id
  }
  async function erase(id: string) {
    const { status } = await server().call('DELETE', '/api/lead', { id, phone: ANSWERS.phone.phone })
    expect(status).toBe(200)
  }
  const counts = (day: string) =>
    server().sql(
      `select (select sum(orders)::int from sale_counts where day = $1) as sold,
         (select sum(cancelled)::int from sale_counts where day = $1) as cancelled`,
      [day],
    )

  it('have an order that was placed after another one of that day was counted and erased', async () => {
    const one = await order()
    await countNewOrders(server())
    await erase(one)
    await order()
    for (let times = 0; times < 2; times += 1) await countNewOrders(server())
    expect(await counts('2026-11-20')).toEqual([{ sold: 2, cancelled: 0 }])
  })

  it('have orders that were erased before they were counted', async () => {
    await erase(await order())
    await countNewOrders(server())
    expect(await counts('2026-11-20')).toEqual([{ sold: 1, cancelled: 0 }])
  })

  it('have the days before a cancelled order that was erased before anything was counted', async () => {
    const early = await order()
    await server().sql(`update orders set created_at = '2026-11-16T15:00:00Z' where lead_id = $1`, [early])
    // by the server's own job, which may have seen it on the day before
    await forgetCounts()
    const late = await order()
    await server().sql('update orders set cancelled_at = now() where lead_id = $1', [late])
    await erase(late)
    await countNewOrders(server())
    expect(await counts('2026-11-16')).toEqual([{ sold: 1, cancelled: 0 }])
    expect(await counts('2026-11-20')).toEqual([{ sold: 1, cancelled: 1 }])
  })

  it('keep nothing of an erased order once its day is counted for good', async () => {
    await erase(await order())
    await countNewOrders(server())
    expect(await server().sql('select 1 from erased_orders')).not.toEqual([])
    server().clock.set(LATER)
    await countNewOrders(server())
    server().clock.set(TODAY)
    expect(await server().sql('select 1 from erased_orders')).toEqual([])
  })
})

describe('the sums of orders that were cancelled and then erased before they were counted', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })
  async function order(idPlan: string = ANSWERS.plan.idPlan) {
    return (await placeOrder(server(), { plan: { idPlan } })).id
  }
  async function cancelAndErase(id: string) {
    await server().sql('update orders set cancelled_at = now() where lead_id = $1', [id])
    const { status } = await server().call('DELETE', '/api/lead', { id, phone: ANSWERS.phone.phone })
    expect(status).toBe(200)
    expect(await server().sql('select 1 from leads where id = $1', [id])).toEqual([])
  }
  const sums = async () =>
    (
      await server().sql(
        'select sum(orders)::int as orders, sum(cancelled)::int as cancelled from sale_counts',
      )
    )[0]

  it('have the cancellation, whether or not the order had been counted', async () => {
    await order()
    await cancelAndErase(await order())
    const counted = await order('plan-d500a')
    await countNewOrders(server())
    await cancelAndErase(counted)
    for (let times = 0; times < 2; times += 1) await countNewOrders(server())
    expect(await sums()).toEqual({ orders: 3, cancelled: 2 })
    expect(await server().sql('select 1 from sale_changes')).toEqual([])
  })

  it('say that nobody told of an installation instead of hiding the stage', async () => {
    const page = await (await signedIn(server(), 'analise')).open('/operador/vendas')
    expect(page.text).toContain(salesWords.installedUnknown)
  })

  it('stand in the file under the days of the period before that were counted', async () => {
    server().clock.set('2026-11-22T15:00:00Z')
    const analyst = await signedIn(server(), 'analise')
    const { text } = await analyst.open('/operador/vendas/planilha?de=2026-11-21&ate=2026-11-22&por=canal')
    const [head = []] = parse(text, { bom: true, delimiter: ';' }) as string[][]
    expect(head.at(-1)).toContain(salesWords.sheetPeriod('20/11/2026', '20/11/2026'))
  })
})
