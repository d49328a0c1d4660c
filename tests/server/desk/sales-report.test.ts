/** Sales at the desk: every figure agrees with what SQL finds among known orders, leads and visits. */
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { SALES_DIMENSIONS, type Dimension } from '../../../server/repositories/desk/sums-of-sales.ts'
import { salesOf } from '../../../server/services/desk/sales-figures.ts'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { campaignName } from '../../../src/content/desk/report-words.ts'
import { salesWords as words } from '../../../src/content/desk/sales-report.ts'
import { unbrokenBRL } from '../../../src/lib/format-prices-and-counts.ts'
import { sendBatch } from '../../support/send-browser-reports.ts'
import { desk, signedIn, type Person } from '../../support/desk-over-http.ts'
import { PAULISTA, placeOrder } from '../../support/create-leads.ts'
import { isFull } from '../../support/rows-to-run.ts'
import { useServer, type TestServer } from '../../support/server.ts'
import { drawVisits } from '../../support/simulate-visits-and-expected-figures.ts'
import { SOURCE } from '../../../server/repositories/desk/counted-orders.ts'

const VISITS = isFull ? 10_000 : 400
const [BEFORE, DAY, NEXT] = ['2026-11-18', '2026-11-19', '2026-11-20']
const FORMULA = '=HYPERLINK("http://evil.example";"x")'

/** Orders as they are placed: day, campaign, channel, source, and which of the plans on offer. */
const ORDERS = [
  [BEFORE, '', 'chat', {}, 0],
  [BEFORE, 'sp', 'pages', { utm_source: 'google', utm_medium: 'cpc' }, 0],
  [DAY, '', 'chat', { utm_source: 'Google', utm_medium: 'CPC', utm_campaign: 'fibra' }, 0],
  [DAY, 'sp', 'pages', { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'fibra' }, 1],
  [DAY, 'sp', undefined, { utm_source: FORMULA }, 1],
  [NEXT, '', 'chat', { utm_source: 'é'.repeat(256), utm_campaign: '€'.repeat(256) }, 0],
] as const

const NOTHING = { base: 0, orders: 0, cents: 0, netOrders: 0, netCents: 0, installed: 0 }

/** SQL over the orders, leads and visits themselves, which the page does not read. */
const NAMED = (name: string) => `left(lower(coalesce(l.origin->>'${name}', '')), 80)`
const KEYS: Readonly<Record<Dimension, readonly [orders: string, base: string]>> = {
  dia: [`(o.created_at at time zone 'America/Sao_Paulo')::date::text`, 'h.day::text'],
  campanha: [`l.origin->>'addon'`, 'h.campaign'],
  canal: [
    `coalesce((select channel from lead_events e where e.lead_id = l.id and what = 'created'), '-')`,
    'h.channel',
  ],
  origem: Array.from(
    { length: 2 },
    () => `concat_ws(' / ', ${NAMED('utm_source')}, nullif(${NAMED('utm_medium')}, ''))`,
  ) as [string, string],
  anuncio: [NAMED('utm_campaign'), NAMED('utm_campaign')],
  plano: ['o.sku', `coalesce((select sku from plans p where p.id = l.answers->'plan'->>'idPlan'), '')`],
}

describe('sales', () => {
  const server = useServer({ desk })
  let analyst: Person
  const visits = drawVisits(VISITS, 7)

  beforeAll(async () => {
    for (const [day, addon, channel, tracking, plan] of ORDERS) {
      server().clock.set(`${day}T15:00:00Z`)
      const place = { ...PAULISTA, addon, ...tracking }
      // one more that ends before a plan is chosen
      const { body } = await server().call('POST', '/api/lead-v2', place)
      const { plans } = body.cepCoverage as { plans: readonly { id: string }[] }
      const headers = channel === undefined ? undefined : { 'x-channel': channel }
      const browser: Pick<TestServer, 'call'> = {
        call: (method, url, body) => server().call(method, url, body, headers),
      }
      await placeOrder(browser, { plan: { idPlan: plans[plan]?.id } }, place)
    }
    server().clock.set(`${NEXT}T15:00:00Z`)
    // of each day one is cancelled, and another installed
    await server().sql(
      `update orders o set cancelled_at = case when number = first then now() end,
         installed_on = case when number = last and first <> last then $1::date end
       from (select created_at::date as day, min(number) as first, max(number) as last from orders group by 1) of_day
       where of_day.day = o.created_at::date`,
      [NEXT],
    )
    for (const batch of visits.flatMap(({ batches }) => batches)) await sendBatch(server(), batch)
    for (let times = 0; times < 2; times += 1) await countNewOrders(server())
    analyst = await signedIn(server(), 'analise')
  }, 300_000)

  const scope = { from: DAY, to: NEXT, campaign: null, by: 'campanha', order: 'receita' } as const

  async function truthOf(by: Dimension, from: string, to: string) {
    const [orderKey, baseKey] = KEYS[by]
    const isByVisits = ['dia', 'campanha', 'canal'].includes(by)
    const orders = await server().sql(
      `select ${orderKey} as key, count(*)::int as orders, sum(price)::int as cents,
         count(*) filter (where cancelled_at is null)::int as "netOrders",
         coalesce(sum(price) filter (where cancelled_at is null), 0)::int as "netCents",
         count(installed_on)::int as installed
       from orders o join leads l on l.id = o.lead_id
       where (o.created_at at time zone 'America/Sao_Paulo')::date between $1 and $2 group by 1`,
      [from, to],
    )
    const base = await server().sql(
      isByVisits
        ? `select ${baseKey} as key, sum(entered)::int as base from hour_counts h where day between $1 and $2 group by 1`
        : `select ${baseKey} as key, count(*)::int as base from leads l
           where (created_at at time zone 'America/Sao_Paulo')::date between $1 and $2 group by 1`,
      [from, to],
    )
    const truth: Record<string, Record<string, unknown>> = {}
    for (const { key, ...row } of [...orders, ...base])
      truth[String(key)] = { ...NOTHING, ...truth[String(key)], ...row }
    return truth
  }

  it.each(SALES_DIMENSIONS)('by %s are what SQL finds, in both periods', async (by) => {
    const { rows, total, before } = await salesOf(server(), { ...scope, by })
    expect(before).toEqual({ from: '2026-11-17', to: BEFORE })
    const sums = (period: 'now' | 'before') =>
      Object.fromEntries(
        rows
          .filter((row) => row[period].orders + row[period].base > 0)
          .map((row) => {
            // what is counted of start pages and costs: start-page-views.test.ts, campaign-costs.test.ts
            const {
              rate: _,
              views: _views,
              costCents: _cost,
              costPerOrderCents: _each,
              costedOrders: _costed,
              countedOrders: _counted,
              ...more
            } = row[period]
            return [row.key, more]
          }),
      )
    expect(sums('now')).toEqual(await truthOf(by, DAY, NEXT))
    const earlier = await truthOf(by, '2026-11-17', BEFORE)
    // a day stands beside the one that is as many days before as the period is long
    if (by === 'dia') expect(Object.values(sums('before'))).toEqual(Object.values(earlier))
    else expect(sums('before')).toEqual(earlier)
    expect(total.now.orders).toBe(4)
    expect(total.before.orders).toBe(2)
    const isByVisits = ['dia', 'campanha', 'canal'].includes(by)
    const ended = isByVisits
      ? await server().sql(
          `select ${KEYS[by][1].replace('h.', '')} as key, sum(shown - entered)::int as orders from step_counts
           where step = 'pedido-realizado' and campaign <> '*' and day between $1 and $2 group by 1`,
          [DAY, NEXT],
        )
      : rows.map(({ key, now }) => ({ key, orders: now.orders }))
    // of visits that were counted (D162)
    for (const { key, now } of rows) {
      const orders = Number(ended.find((each) => each.key === key)?.orders ?? 0)
      expect([key, now.rate]).toEqual([key, now.base > 0 && orders <= now.base ? orders / now.base : null])
    }
  })

  it('count the visits that began, by campaign and channel', async () => {
    for (const [by, of] of [
      ['campanha', 'campaign'],
      ['canal', 'channel'],
    ] as const) {
      const { rows } = await salesOf(server(), { ...scope, by, from: '2026-11-10' })
      for (const value of new Set(visits.map(({ story }) => story[of])))
        expect([value, rows.find(({ key }) => key === value)?.now.base]).toEqual([
          value,
          visits.filter(({ story }) => story[of] === value).length,
        ])
    }
  })

  it('are on a page that names what is compared, and ignores a filter that cannot be read', async () => {
    const query = `de=${DAY}&ate=${NEXT}`
    const page = await analyst.open(`/operador/vendas?${query}&por=campanha`)
    const rows = [...page.document.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '')
    const [sp] = await server().sql(
      `select sum(o.price)::int as cents from orders o join leads l on l.id = o.lead_id
       where l.origin->>'addon' = 'sp' and o.created_at >= $1`,
      [`${DAY}T03:00:00Z`],
    )
    expect(rows.find((row) => row.startsWith(campaignName('sp')))).toContain(
      unbrokenBRL(Number(sp?.cents) / 100),
    )
    expect(page.text).toContain('de 17/11/2026 a 18/11/2026')
    const [most] = await server().sql(
      `select (created_at at time zone 'America/Sao_Paulo')::date::text as day, count(*)::text as orders
       from orders group by 1 order by 2 desc limit 1`,
    )
    const month = await analyst.open('/operador/vendas')
    expect(month.text).toContain(words.trendSaid('0,2', 'quinta, 19/11/2026', String(most?.orders)))
    expect(month.text).toContain(words.trendWeeks('6', '0'))
    expect(month.document.querySelectorAll('.trend polyline')).toHaveLength(2)
    const odd = await analyst.open('/operador/vendas?por=<script>&ordem=%01&campanha=x')
    expect(odd.status).toBe(200)
    expect(odd.html).not.toContain('<script>')
    const evil = await analyst.open(`/operador/vendas?${query}&por=origem`)
    expect(evil.text).toContain(FORMULA.toLowerCase())
  })

  it('are downloaded as Excel in Brazil opens them, and the download is written down', async () => {
    const { text, headers } = await analyst.open(
      `/operador/vendas/planilha?de=${DAY}&ate=${NEXT}&por=origem&ordem=nome`,
    )
    expect(headers['content-disposition']).toContain(`vendas-origem-${DAY}-${NEXT}.csv`)
    const rows = parse(text, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[]
    const { rows: shown, total } = await salesOf(server(), { ...scope, by: 'origem' })
    expect(rows).toHaveLength(shown.length + 1)
    const amount = `${words.sheetAmount}, 19/11/2026 a 20/11/2026`
    expect(rows.at(-1)?.[amount]).toBe(String(total.now.cents / 100).replace('.', ','))
    expect(rows.map((row) => row[words.dimensions.origem])).toContain(`'${FORMULA.toLowerCase()}`)
    const [entry] = await server().sql(
      "select operator, detail from audit_log where what = 'exported' order by seq desc limit 1",
    )
    const [account] = await server().sql("select email from operators where role = 'analise'")
    expect(entry).toMatchObject({ operator: account?.email, detail: { dataset: 'vendas-origem' } })
    // a day is one to Excel, and has its name beside it
    const days = await analyst.open(`/operador/vendas/planilha?de=${DAY}&ate=${NEXT}&por=dia`)
    expect(parse(days.text, { bom: true, delimiter: ';' }).map((row: string[]) => row.slice(0, 2))).toEqual([
      [words.dimensions.dia, words.sheetDayName],
      ['20/11/2026', 'sexta'],
      ['19/11/2026', 'quinta'],
      [words.total, ''],
    ])
  })

  it('name the source of a click without utm (D162)', async () => {
    const clicks = [
      { gbraid: 'a' },
      { msclkid: 'b' },
      { fbclid: 'c' },
      { ttclid: 'd' },
      { fbclid: 'e', utm_source: 'boletim' },
    ]
    const rows = await server().sql(
      `select ${SOURCE} from jsonb_array_elements($1::jsonb) with ordinality as l(origin, n) order by n`,
      [JSON.stringify(clicks)],
    )
    expect(rows.map(({ source }) => source)).toEqual(['google', 'bing', 'meta', 'tiktok', 'boletim'])
  })

  it('of today stand on the start page, beside those of a week ago', async () => {
    // three a week ago, one of them later than the time it is now
    await server().sql(
      `update orders set created_at = created_at - interval '6 days'
         + case when number = (select max(number) from orders where created_at::date = $1)
             then interval '2 hours' else interval '0' end
       where created_at::date = $1`,
      [DAY],
    )
    const page = await analyst.open('/operador')
    const [{ cents } = {}] = await server().sql(
      'select sum(price)::int as cents from orders where created_at::date = $1',
      [NEXT],
    )
    expect(page.text).toContain(unbrokenBRL(Number(cents) / 100))
    expect(page.text).toContain('Sexta passada: 2 até esta hora, 3 no dia todo')
    const caller = await signedIn(server(), 'atendimento')
    expect((await caller.open('/operador')).text).not.toContain(words.today)
  })

  it('outlive the orders and leads that they came from', async () => {
    const [before] = await server().sql(
      'select sum(orders)::int as n, sum(cents)::int as cents from sale_counts',
    )
    await server().sql('delete from orders')
    await server().sql('delete from leads')
    await countNewOrders(server())
    expect((await analyst.open('/operador/vendas')).text).toContain('pedidos apagados não saem da conta')
    expect(
      await server().sql('select sum(orders)::int as n, sum(cents)::int as cents from sale_counts'),
    ).toEqual([before])
  })
})
