/** What campaigns cost, typed by day or from a file, and what an order cost then, as SQL finds it. */
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { campaignCostWords as words } from '../../../src/content/desk/campaign-costs.ts'
import { importFileProblems } from '../../../src/content/desk/import-problems.ts'
import { salesWords } from '../../../src/content/desk/sales-report.ts'
import { salesOf } from '../../../server/services/desk/sales-figures.ts'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { unbrokenBRL } from '../../../src/lib/format-prices-and-counts.ts'
import { desk, signedIn, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { useServer } from '../../support/server.ts'
import { placeOrder } from '../../support/create-leads.ts'

const PAGE = '/operador/custos'

describe('the cost of a campaign', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })
  let analyst: Person

  beforeAll(async () => {
    for (let times = 0; times < 2; times += 1) await placeOrder(server())
    await countNewOrders(server())
    analyst = await signedIn(server(), 'analise')
  }, 60_000)

  const stored = () =>
    server().sql('select day::text as day, campaign, cents::int as cents from campaign_costs order by 1, 2')

  async function file(text: string) {
    const page = await analyst.open(PAGE)
    const form = new FormData()
    form.append('csrf', tokenOf(page))
    form.append('arquivo', new File([text], 'custos.csv', { type: 'text/csv' }))
    return analyst.upload(`${PAGE}/arquivo`, form)
  }

  it('is typed for each day of a period, and is what an order cost', async () => {
    // the hint of a source says whose the cost then is
    expect((await analyst.open(PAGE)).text).toMatch(/Ou origem.*não é da campanha/)
    const done = await analyst.fill(PAGE, {
      de: '2026-11-19',
      ate: '2026-11-20',
      campanha: '-',
      valor: '1.250,50',
    })
    expect(done.to).toBe(`${PAGE}?feito=custos-guardados`)
    expect(await stored()).toEqual([
      { day: '2026-11-19', campaign: '', cents: 125_050 },
      { day: '2026-11-20', campaign: '', cents: 125_050 },
    ])
    const page = await analyst.open('/operador/vendas?de=2026-11-20&ate=2026-11-20&por=campanha')
    const [truth] = await server().sql(
      `select (c.cents / count(*))::int as cents from orders o, campaign_costs c where c.day = '2026-11-20' group by c.cents`,
    )
    const row = [...page.document.querySelectorAll('tbody tr')].find((each) =>
      each.textContent?.startsWith('Sem campanha'),
    )
    expect(row?.querySelector(`td[data-head="${salesWords.costPerOrder}"]`)?.textContent).toBe(
      `${unbrokenBRL(Number(truth?.cents) / 100)} ${salesWords.costOf(unbrokenBRL(1250.5))}`,
    )
    expect(
      await server().value("select detail from audit_log where what = 'costs_set' order by seq desc limit 1"),
    ).toEqual({ rows: 2, from: '2026-11-19', to: '2026-11-20' })
  })

  it('is taken from a file, which replaces what was there', async () => {
    const done = await file(
      'Dia;Campanha;Custo\r\n20/11/2026;/sp;99,90\r\n2026-11-19;;R$ 10\r\n19/11/2026;hbo-max;0\r\n',
    )
    expect(done.to).toBe(`${PAGE}?feito=custos-guardados`)
    expect(await stored()).toEqual([
      { day: '2026-11-19', campaign: '', cents: 1000 },
      { day: '2026-11-20', campaign: '', cents: 125_050 },
      { day: '2026-11-20', campaign: 'sp', cents: 9990 },
    ])
    const model = await analyst.open(`${PAGE}/modelo`)
    expect((await file(model.html.replace(/^\uFEFF/, ''))).to).toBe(`${PAGE}?feito=custos-guardados`)
  })

  it('is divided by the orders that hold, of the days and campaigns that have a cost', async () => {
    // no cost is known of these, and of those with a cost one was cancelled
    await server().sql(
      `insert into sale_counts (day, campaign, channel, source, medium, ad, sku, orders, cents, cents_full)
       values ('2026-11-18', '', 'chat', '', '', '', 'x', 5, 0, 0), ('2026-11-20', 'rs', 'chat', '', '', '', 'x', 7, 0, 0)`,
    )
    await server().sql(
      'update orders set cancelled_at = now() where number = (select min(number) from orders where cancelled_at is null)',
    )
    await countNewOrders(server())
    const [truth] = await server().sql(
      `select (select sum(cents) from campaign_costs)::int as cents,
         (select count(*) from orders where cancelled_at is null)::int as orders`,
    )
    expect(truth?.orders).toBe(1)
    const days = { from: '2026-11-14', to: '2026-11-20', campaign: null, order: 'nome' } as const
    const sales = await salesOf(server(), { ...days, by: 'campanha' })
    expect(sales.total.now.costPerOrderCents).toBe(Number(truth?.cents))
    const each = (key: string) => sales.rows.find((row) => row.key === key)?.now.costPerOrderCents
    expect([each('rs'), each('sp')]).toEqual([null, null])
    const byDay = await salesOf(server(), { ...days, by: 'dia' })
    expect(byDay.rows.find(({ key }) => key === '2026-11-18')?.now.costPerOrderCents).toBeNull()
    const page = await analyst.open('/operador/vendas?de=2026-11-14&ate=2026-11-20&por=campanha')
    expect(page.text).toContain(salesWords.costPerOrderWhy)
  })

  it('is refused by its size while the file is read, by the limit of its kind, and so is a larger import (S72)', async () => {
    const sending = async (page: string, action: string, before: number) => {
      const csrf = tokenOf(await boss.open(page))
      const field = (name: string, more = '') =>
        `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`
      const piece = Buffer.from('a'.repeat(99_999) + '\n')
      const waits = Promise.withResolvers<'still read'>()
      const end = Promise.withResolvers<null>()
      const body = Readable.from(
        (async function* () {
          yield `${field('csrf')}${csrf}\r\n${field('tipo')}coverage\r\n${field('arquivo', '; filename="custos.csv"')}`
          for (let sent = 0; sent < before; sent += piece.length) yield piece
          // the page with the reply is made meanwhile
          setTimeout(() => waits.resolve('still read'), 3000)
          await end.promise
          yield '\r\n--x--\r\n'
        })(),
      )
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const reply = boss.upload(action, body, headers)
      const first = await Promise.race([reply.then(({ status, text }) => ({ status, text })), waits.promise])
      end.resolve(null)
      await reply
      return first
    }
    const boss = await signedIn(server(), 'administracao')
    const before = await stored()
    expect(await sending(PAGE, `${PAGE}/arquivo`, 5_000_000)).toEqual({
      status: 413,
      text: expect.stringContaining(words.problems.tooLarge) as string,
    })
    expect(await sending('/operador/importacoes', '/operador/importacoes', 45_000_000)).toEqual({
      status: 413,
      text: expect.stringContaining(importFileProblems.tooLarge(40)) as string,
    })
    expect(await stored()).toEqual(before)
  })

  it('that is wrong is named with its line, and nothing is stored', async () => {
    const before = await stored()
    const said = async (text: string) => {
      const page = await file(text)
      return [page.status, page.text] as const
    }
    for (const [text, problem] of [
      [
        'dia;campanha;custo\n20/11/2026;sp;1,00\n21/11/2026;sp;1,00',
        words.problems.line(3, words.problems.future),
      ],
      ['dia;campanha;custo\n31/02/2026;sp;1', words.problems.line(2, words.problems.day)],
      ['dia;campanha;custo\n20/11/2026;nada;1', words.problems.line(2, words.problems.campaign)],
      ['dia;campanha;custo\n20/11/2026;sp;muito', words.problems.line(2, words.problems.amount)],
      ['dia;campanha;custo\n20/11/2026;sp;1\n20/11/2026;/sp;2', words.problems.line(3, words.problems.twice)],
      ['dia;custo\n20/11/2026;1', words.problems.columns],
      ['', words.problems.noFile],
    ] as const) {
      const [status, page] = await said(text)
      expect([text, status]).toEqual([text, 400])
      expect(page).toContain(problem)
    }
    await analyst.open(PAGE)
    const typed = { de: '2026-11-20', ate: '2026-11-19', campanha: 'sp', valor: '12' }
    for (const [fields, problem] of [
      [typed, words.problems.order],
      [{ ...typed, de: '2026-11-01', valor: 'doze' }, words.problems.amount],
      [{ ...typed, de: '2026-11-01', ate: '2026-11-21' }, words.problems.future],
      [{ ...typed, de: '2026-11-01', campanha: 'nada' }, words.problems.campaign],
    ] as const) {
      const page = await analyst.send(PAGE, fields)
      expect(page.status).toBe(400)
      expect(page.text).toContain(problem)
      expect(page.document.querySelector<HTMLInputElement>('#valor')?.value).toBe(fields.valor)
    }
    expect(await stored()).toEqual(before)
  })
})
