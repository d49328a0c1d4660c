/** The pages of the desk agree on the figures that `npm run rig -- demo-data` creates. */
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { addCallers } from '../../rigs/demo-data/add-phone-calls.ts'
import { randomFrom } from '../../rigs/seeded-random.ts'
import { addDay, type DayCounts } from '../../rigs/demo-data/add-one-day.ts'
import { generousLimits } from '../../scripts/start-server-process.ts'
import { accounts } from '../../src/content/desk/accounts.ts'
import { stepName } from '../../src/content/desk/report-words.ts'
import { salesWords } from '../../src/content/desk/sales-report.ts'
import { countNewOrders } from '../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { desk, partsOf, signedIn, type Person } from '../support/desk-over-http.ts'
import { useServer } from '../support/server.ts'

const TODAY = '2026-11-21'
const DAYS = rowsToRun(['2026-11-20', '2026-11-19'], 1).toSorted()

const number = (text: string | null | undefined) => Number.parseInt((text ?? '').replaceAll('.', ''), 10)

describe('a shop of demo data', () => {
  const server = useServer({ desk, env: generousLimits })
  const lived: DayCounts[] = []
  let house: Person

  beforeAll(async () => {
    const setClock = (at: Date) => server().clock.set(at.toISOString())
    const shop = { app: server().app, setClock, next: randomFrom(30), today: TODAY }
    for (const day of DAYS) lived.push(await addDay(shop, day))
    server().clock.set(`${TODAY}T15:00:00Z`)
    await countNewOrders(server())
    house = await signedIn(server(), 'administracao')
  }, 300_000)

  const sumOf = (what: keyof DayCounts) => lived.reduce((all, day) => all + day[what], 0)
  const rowsOf = (page: { document: Document }, caption: string) =>
    [...page.document.querySelectorAll('table')]
      .filter((table) => table.caption?.textContent === caption)
      .flatMap((table) => [...table.querySelectorAll('tbody tr')])
      .map((row) => [...row.children].map((cell) => cell.textContent))

  it('has as many orders and visits in the funnel, in the sales and in the export', async () => {
    const orders = sumOf('orders')
    expect(orders).toBeGreaterThan(10)
    const funnel = await house.open('/operador/funil')
    const end = rowsOf(funnel, 'Pergunta por pergunta').find(
      ([name]) => name === stepName('pedido-realizado'),
    )
    expect(number(end?.[1])).toBe(orders)
    expect(funnel.text).toContain(`${sumOf('visits')} visitas de`)
    const campaigns = rowsOf(await house.open('/operador/vendas?por=campanha'), 'Campanha')
    const [paid] = await server().sql('select sum(price)::int as cents from orders')
    // the month's sum, without what was cancelled, and the one of the period before
    const cents = campaigns.map((row) => Number(/^[^ ]+/.exec(row[3] ?? '')?.[0]?.replaceAll(/\D/g, '')))
    expect(cents.reduce((all, each) => all + each, 0)).toBe(paid?.cents)
    const dimensions = rowsToRun(Object.entries(salesWords.dimensions), 3)
    for (const [by, caption] of dimensions) {
      const sold = rowsOf(await house.open(`/operador/vendas?por=${by}`), caption)
      expect([by, sold.reduce((all, row) => all + number(row[2]), 0)]).toEqual([by, orders])
      const visits = sold.reduce((all, row) => all + number(row[1]), 0)
      if (['dia', 'campanha', 'canal'].includes(by)) expect([by, visits]).toEqual([by, sumOf('visits')])
      else expect([by, visits]).toEqual([by, sumOf('leads')])
    }
    const { text } = await house.open('/operador/exportar?conjunto=pedidos&formato=csv')
    expect((parse(text, { columns: true }) as unknown[]).length).toBe(orders)
  })

  it('has visits that end where their leads do', async () => {
    const [{ n } = {}] = await server().sql(
      "select count(*)::int as n from leads where origin->>'entered' is not null",
    )
    expect(n).toBe(sumOf('leads'))
    const [left] = await server().sql(
      `select sum(shown + returned - gone)::int as n from step_counts
       where campaign = '*' and step in ('pedido-realizado')`,
    )
    expect(left?.n).toBe(sumOf('orders'))
  })

  it('has colleagues with accounts that are in use, though nobody can log in with them', async () => {
    const callers = await addCallers(partsOf(server()))
    const { document } = await house.open('/operador/pessoas')
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')
    for (const [{ email }] of callers)
      expect(rows.find((row) => row.includes(email))).toContain(accounts.states.sso)
  })
})
