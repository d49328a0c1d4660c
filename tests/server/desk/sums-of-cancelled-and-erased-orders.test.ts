/** The sums of an order that was cancelled and then erased before the counting job saw it (docs/decisions/0075). */
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { salesWords } from '../../../src/content/desk/sales-report.ts'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { ANSWERS, placeOrder } from '../../support/create-leads.ts'
import { desk, signedIn } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'

describe('the sums of orders that were cancelled and erased', () => {
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
