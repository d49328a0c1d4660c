/**
 * Who ordered at a price: the list finds orders by plan and price between two instants, and a sentence to all of them goes
 * by mail once a second person has approved it, once to each.
 */
import { describe, expect, it } from 'vitest'
import { orderList as list, orderMessage as words } from '../../../src/content/desk/order-list.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { desk, type Page, type Person } from '../../support/desk-over-http.ts'
import { deskOrders, deskPathOfLead } from '../../support/place-and-open-desk-orders.ts'
import { mailsTo } from '../../support/read-mail-files.ts'
import { partOf } from '../../support/smtp-server.ts'
import { useServer } from '../../support/server.ts'

const LIST = '/operador/lista'
const PAGE = `${LIST}/frase`
const SENTENCE = 'O preço que o site mostrou estava errado: a sua fatura vem com o valor certo, de R$ 54,99.'

const to = (email: string) => ({ email: { email, accept_promotions: false } })

describe('who ordered at a price', () => {
  const server = useServer({ desk, at: '2026-11-20T15:00:00Z' })
  const { order, agent, open, actions } = deskOrders(server)
  const numbers = ({ document }: Page) =>
    [...document.querySelectorAll('tbody tr')].map((row) => /P\d{6}[A-Z\d]{6}/.exec(row.textContent)?.[0])
  const mails = async (address: string) => {
    await deliverAll(server())
    const all = await mailsTo(server().config.dataDir, address)
    return all.map((each) => partOf(each, 'text/plain')).filter((text) => text.includes(SENTENCE))
  }
  const ask = async (who: Person, query: string, frase = SENTENCE) => {
    const seen = await who.press(`${PAGE}?${query}`, 'ver', { frase })
    return [seen, await who.send(`${PAGE}/pedir`)] as const
  }

  it('is listed by plan and price, between two instants of São Paulo', async () => {
    const who = await agent()
    const first = await order()
    server().clock.advance(30 * 60_000)
    const second = await order(to('outra@exemplo.com'))
    const [{ sku, price } = {}] = await server().sql('select sku, price from orders where lead_id = $1', [
      first.id,
    ])
    const reais = (Number(price) / 100).toFixed(2).replace('.', ',')
    const day = 'de=2026-11-20&ate=2026-11-20'
    const found = async (query: string) => numbers(await who.open(`${LIST}?${day}&${query}`))
    expect(await found(`plano=${String(sku)}&preco=${reais}`)).toEqual([second.number, first.number])
    expect(await found(`plano=${String(sku)}&preco=1,00`)).toEqual([])
    expect(await found('plano=outro')).toEqual([])
    // 12:00 and 12:30 in São Paulo: from the first instant on, before the second
    expect(await found('das=12:00&as=12:30')).toEqual([first.number])
    expect(await found('das=12:01')).toEqual([second.number])
    // what was put right since is found by what it was sold at
    await server().sql(
      'update orders set sold_sku = sku, sold_price = price, price = 100 where lead_id = $1',
      [first.id],
    )
    expect(await found(`preco=${reais}`)).toEqual([second.number, first.number])
    expect((await who.open(`${LIST}?preco=caro`)).text).toContain(list.badPrice)
  })

  it('gets a sentence by mail that is previewed, and approved by another person', async () => {
    const [who, other] = [await agent(), await agent()]
    const page = await who.open(`${LIST}?de=2026-11-20&ate=2026-11-20`)
    const link = [...page.document.querySelectorAll('a')].find((each) => each.textContent === words.link)
    const query = (link?.getAttribute('href') ?? '').split('?')[1] ?? ''
    expect((await who.press(`${PAGE}?${query}`, 'ver', { frase: 'Oi' })).text).toContain(words.problems.short)
    const [seen, asked] = await ask(who, query)
    // the mail as it will arrive, and to how many
    expect(seen.text).toContain(words.count(2, 2))
    expect(seen.document.querySelector('.desk-mail')?.textContent).toContain(SENTENCE)
    expect(asked.status).toBe(303)
    const own = await who.open(asked.to ?? '')
    expect(own.text).toContain(words.own)
    expect(own.html).not.toContain(`${PAGE}/aprovar`)
    const id = /id=([\da-f-]+)/.exec(asked.to ?? '')?.[1] ?? ''
    expect((await who.forge(PAGE, 'aprovar', { id })).status).toBe(403)
    expect(await mails('maria.silva@gmail.com')).toEqual([])
    // found on the first page by whoever may approve it
    const home = await other.open('/operador')
    expect(home.text).toContain(words.waiting(1))
    const sent = await other.press(`${PAGE}?id=${id}`, 'aprovar')
    expect(sent.to).toBe(`${PAGE}?id=${id}&feito=frase-mandada`)
    expect((await other.open('/operador')).text).not.toContain(words.waiting(1))
  })

  it('is sent once to each, and stands in each history', async () => {
    for (const address of ['maria.silva@gmail.com', 'outra@exemplo.com']) {
      const [mail, ...more] = await mails(address)
      expect([mail, more]).toEqual([expect.stringMatching(/P\d{6}[A-Z\d]{6}/), []])
    }
    const who = await agent()
    const [{ lead_id: lead } = {}] = await server().sql('select lead_id from orders limit 1')
    expect((await open(who, deskPathOfLead(server(), String(lead)))).text).toContain(SENTENCE)
    expect(await actions('order_message_sent')).toMatchObject([{ detail: { rows: 2 } }])
  })

  it('is sent by one of several presses, to those whose order still holds and who have an address', async () => {
    const [who, other, third] = [await agent(), await agent(), await agent()]
    const gone = await order(to('cancelada@exemplo.com'))
    await order(to('fica@exemplo.com'))
    const [, asked] = await ask(who, 'de=2026-11-20&ate=2026-11-20')
    const id = /id=([\da-f-]+)/.exec(asked.to ?? '')?.[1] ?? ''
    // who orders afterwards is not meant
    await order(to('depois@exemplo.com'))
    await server().sql('update orders set cancelled_at = now() where lead_id = $1', [gone.id])
    for (const each of [other, third]) await each.open(`${PAGE}?id=${id}`)
    const presses = await Promise.all([other, third, other].map((each) => each.send(`${PAGE}/aprovar`)))
    expect(presses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409, 409])
    const counts = []
    for (const name of ['cancelada', 'fica', 'depois', 'outra'])
      counts.push((await mails(`${name}@exemplo.com`)).length)
    expect(counts).toEqual([0, 1, 0, 2])
  })

  it('is refused by the other person, or taken back by the one who asked', async () => {
    const [who, other] = [await agent(), await agent()]
    for (const by of [who, other]) {
      const [, asked] = await ask(who, 'de=2026-11-20&ate=2026-11-20', 'Outra frase, que não vai a ninguém.')
      await by.open(asked.to ?? '')
      expect((await by.send(`${PAGE}/recusar`)).status).toBe(303)
      expect((await by.open(asked.to ?? '')).html).not.toContain(`${PAGE}/aprovar`)
    }
    await deliverAll(server())
    const told = await server().sql("select count(*)::int as n from outbox where kind = 'order.message.mail'")
    expect(told).toEqual([{ n: 5 }])
    // an empty list means nobody
    const empty = await who.press(`${PAGE}?de=2026-11-01&ate=2026-11-01`, 'ver', { frase: SENTENCE })
    expect([empty.status, empty.text.includes(words.problems.none)]).toEqual([400, true])
  })
})
