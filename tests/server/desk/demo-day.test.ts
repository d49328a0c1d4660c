/** A day of `npm run rig -- demo-data` has figures for every page that a newcomer looks at. */
import { expect, it } from 'vitest'
import { randomFrom } from '../../../rigs/seeded-random.ts'
import { addDay } from '../../../rigs/demo-data/add-one-day.ts'
import { generousLimits } from '../../../scripts/server-process.ts'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { callListWords as list } from '../../../src/content/desk/call-list.ts'
import { desk, firstAccess } from '../../support/desk-over-http.ts'
import { describeInFullRun } from '../../support/sampled-tests.ts'
import { useServer } from '../../support/server.ts'

const DAY = '2026-11-18'

describeInFullRun('a day of the demo’s shop', () => {
  const server = useServer({ desk, env: generousLimits })

  it('leaves visits, orders and calls at the desk', async () => {
    const { app, clock } = server()
    const shop = {
      app,
      setClock: (at: Date) => clock.set(at.toISOString()),
      next: randomFrom(30),
      today: DAY,
    }
    const { visits, leads, orders } = await addDay(shop, DAY)
    expect(visits).toBeGreaterThan(100)
    expect(leads).toBeGreaterThan(orders)
    expect(orders).toBeGreaterThan(5)
    clock.set(`${DAY}T23:59:00-03:00`)
    await countNewOrders(server())
    const { who } = await firstAccess(server(), 'administracao')
    const { document } = await who.open('/operador/campanhas')
    const rows = [...(document.querySelector('table')?.querySelectorAll('tbody tr') ?? [])]
    const sums = rows.map((row) =>
      [...row.children].slice(-3, -1).map((cell) => Number.parseInt(cell.textContent ?? '')),
    )
    const sumOf = (at: number) => sums.reduce((all, each) => all + (each[at] ?? 0), 0)
    expect([sumOf(0), sumOf(1)]).toEqual([visits, orders])
    expect((await who.open('/operador/ligacoes')).text).toContain(list.whys.asked)
    expect(
      (await who.open('/operador/funil')).document.querySelectorAll('.funnel__bar').length,
    ).toBeGreaterThan(10)
  })
})
