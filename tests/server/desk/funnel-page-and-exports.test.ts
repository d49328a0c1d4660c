/** The pages with figures, and their exports. */
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { unbrokenBRL } from '../../../src/lib/format-prices-and-counts.ts'
import { funnelWords as words } from '../../../src/content/desk/funnel-report.ts'
import { sendBatch } from '../../support/send-browser-reports.ts'
import { desk, signedIn, type Person } from '../../support/desk-over-http.ts'
import { PAULISTA, placeOrder } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'
import { drawVisits, truthOf } from '../../support/simulate-visits-and-expected-figures.ts'

const FORMULA = '=HYPERLINK("http://evil.example","x")'
const VISITS = 120

describe('figures at the desk', () => {
  const server = useServer({ desk })
  let analyst: Person
  let house: Person
  const visits = drawVisits(VISITS, 5, [['', 1]])
  const plan = truthOf(visits).find(({ step }) => step === 'planos')

  beforeAll(async () => {
    analyst = await signedIn(server(), 'analise', 'analise@exemplo.com.br')
    house = await signedIn(server(), 'administracao')
    for (const batch of visits.flatMap(({ batches }) => batches)) await sendBatch(server(), batch)
    await placeOrder(server(), {}, { ...PAULISTA, utm_source: FORMULA })
    await countNewOrders(server())
  }, 300_000)

  const cells = (page: { document: Document }, caption: string) =>
    [...page.document.querySelectorAll('table')]
      .find((table) => table.caption?.textContent === caption)
      ?.querySelectorAll('tbody tr') ?? []
  const rowOf = (page: { document: Document }, caption: string, name: string) =>
    [...cells(page, caption)]
      .map((row) => [...row.children].map((cell) => cell.textContent))
      .find(([first]) => first === name)

  it('the funnel says in its table what happened, and draws it beside it', async () => {
    const page = await analyst.open('/operador/funil')
    expect(page.status).toBe(200)
    const [, shown, answered, left] = rowOf(page, 'Pergunta por pergunta', 'Plano') ?? []
    expect([shown, answered, left].map(Number)).toEqual([plan?.shown, plan?.answered, plan?.left])
    expect(page.text).toContain(`${VISITS} visitas de`)
    expect(page.document.querySelectorAll('.funnel__bar').length).toBe(
      cells(page, 'Pergunta por pergunta').length,
    )
    const rows = [...cells(page, 'Pergunta por pergunta')]
      .map((row) => [...row.children].map((cell) => cell.textContent ?? ''))
      .filter((row) => row[3] !== '–')
    const [most] = rows.toSorted((one, other) => Number(other[3]) - Number(one[3]))
    expect(page.text).toContain(
      `Mais visitas param em ${most?.[0]}: ${most?.[3]}, ${most?.[4]} de quem viu a pergunta.`,
    )
    expect(page.text).toContain('Horário de São Paulo')
  })

  it('folds rare refusals away; together the tables hold every text once', async () => {
    const page = await analyst.open('/operador/funil')
    const [often, rare] = [cells(page, 'Respostas recusadas'), cells(page, words.problemsRest)].map((rows) =>
      [...rows].map((row) => row.textContent),
    )
    expect(often).toHaveLength(6)
    const stored = await server().sql(
      "select distinct step, problem from problem_counts where campaign = '*' and journey = 'standard'",
    )
    expect((often?.length ?? 0) + (rare?.length ?? 0)).toBe(stored.length)
    const folded = [...page.document.querySelectorAll('details:not(.figure-fold--narrow, [open]) caption')]
    expect(folded.map((each) => each.textContent)).toEqual([words.devices, words.problemsRest])
  })

  it('filters are in the address; one that cannot be read is left out', async () => {
    const none = await analyst.open('/operador/funil?campanha=sp')
    expect(none.text).toContain('Nenhuma visita com esses filtros.')
    const all = await analyst.open('/operador/funil?de=ontem&canal=fax&campanha=-&jornada=<script>')
    expect(all.status).toBe(200)
    expect(all.document.querySelector<HTMLSelectElement>('#campanha')?.value).toBe('-')
    expect(all.text).toContain(`${VISITS} visitas de`)
  })

  it('sales show visits and orders of a campaign, its plans, and those without any', async () => {
    const page = await analyst.open('/operador/vendas?por=campanha')
    const row = [...cells(page, 'Campanha')].find((each) => each.textContent?.includes('Sem campanha'))
    const figures = [...(row?.children ?? [])].map((cell) => cell.textContent)
    expect(figures.slice(1, 3).map((text) => Number.parseInt(text ?? ''))).toEqual([VISITS, 1])
    const [sold] = await server().sql('select price from orders')
    expect(figures[3]).toContain(unbrokenBRL(Number(sold?.price) / 100))
    expect(page.text).toMatch(/Sem visita, pedido nem custo no período: \d+ campanhas/)
    const [plan] = await server().sql(
      "select name, price, price_with_dacc, price_full from plans where sku = 'd600a'",
    )
    const name = `${String(plan?.name)} (d600a)`
    const days = await analyst.open(row?.querySelector('a')?.getAttribute('href') ?? '')
    expect(days.text).toContain(name)
    expect([...cells(days, 'Dia')][0]?.textContent).toMatch(/^sexta, 20\/11\/2026/)
    // files of single orders are for the administration only
    expect(days.html).not.toContain('conjunto=pedidos')
    expect((await house.open('/operador/vendas?por=dia&campanha=sp')).html).toContain('conjunto=pedidos')
  })

  it('an export has the same figures, is read by a reader of CSV, and is written down', async () => {
    const { body } = await server().app.inject({
      url: '/operador/exportar?conjunto=funil&formato=csv',
      headers: { cookie: [...analyst.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    const rows = parse(body, { columns: true }) as Record<string, string>[]
    const sum = rows
      .filter(({ step }) => step === 'planos')
      .reduce((all, { shown = '0' }) => all + Number(shown), 0)
    expect(sum).toBe(plan?.shown)
    expect(new Set(rows.map(({ time_zone: zone }) => zone))).toEqual(new Set(['America/Sao_Paulo']))
    const [entry] = await server().sql("select operator, detail from audit_log where what = 'exported'")
    expect(entry).toMatchObject({
      operator: 'analise@exemplo.com.br',
      detail: { dataset: 'funil', format: 'csv' },
    })
  })

  it('orders are for the administration, and what a visitor wrote is no formula there (S12)', async () => {
    expect((await analyst.open('/operador/exportar?conjunto=pedidos')).status).toBe(403)
    const { text } = await house.open('/operador/exportar?conjunto=pedidos&formato=csv')
    const [order] = parse(text, { columns: true }) as Record<string, string>[]
    expect(order).toMatchObject({ campaign: '', utm_source: `'${FORMULA}` })
    expect(text).not.toMatch(/Maria|98765|529982/)
  })
})
