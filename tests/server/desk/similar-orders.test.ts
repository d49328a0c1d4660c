/** The desk shows open installation visits that have something in common. */
import { describe, expect, it } from 'vitest'
import { similarOrders as words } from '../../../src/content/desk/similar-orders.ts'
import { desk, tokenOf } from '../../support/desk-over-http.ts'
import { deskOrders, deskPathOfLead } from '../../support/place-and-open-desk-orders.ts'
import { answeredLead, FINISH, PAULISTA } from '../../support/create-leads.ts'
import { useServer, type TestServer } from '../../support/server.ts'

const LIST = '/operador/parecidos'
let people = 0

/** Answers everything of an order up to its confirmation, with one telephone and otherwise as somebody new. */
async function ready(server: TestServer, phone: string): Promise<string> {
  people += 1
  const email = { email: `person${people}@example.com`, accept_promotions: false }
  const place = { ...PAULISTA, number: String(2000 + people) }
  const id = await answeredLead(server, { phone: { phone }, email }, place)
  await server.call('PUT', `/api/lead-v2/${id}`, {})
  const { body } = await server.call('GET', `/api/lead-v2/${id}/scheduleDate`)
  const dates = body.dates as { date: string; periods: string[] }[]
  const { date, periods } = dates[people % dates.length] ?? { date: '', periods: [] }
  await server.call('PATCH', `/api/lead-v2/${id}/scheduleDate`, { schedules: [{ date, period: periods[0] }] })
  return id
}
const confirm = (server: TestServer, id: string) => server.call('PUT', `/api/lead/${id}`, FINISH)

describe('similar orders at the desk (D112)', () => {
  const server = useServer({ desk, env: { OPEN_VISITS_PER_PHONE: '4' } })
  const { agent, open, actions } = deskOrders(server)
  const orders = async (phone: string, count: number) => {
    const ids: string[] = []
    for (let at = 0; at < count; at += 1) {
      const id = await ready(server(), phone)
      expect((await confirm(server(), id)).status).toBe(200)
      ids.push(id)
    }
    return ids
  }
  const booked = async () =>
    Number((await server().sql('select coalesce(sum(booked), 0) as n from installation_slots'))[0]?.n)

  it('are named, and those that are chosen cancelled at once, without mails; that makes room for the customer', async () => {
    const who = await agent()
    expect((await who.open(LIST)).text).toContain(words.empty)
    const ids = await orders('11977776666', 4)
    const mine = await ready(server(), '11977776666')
    expect((await confirm(server(), mine)).status).toBe(429)
    expect((await who.open('/operador')).text).toContain(words.attention(1))
    const list = await who.open(LIST)
    expect(list.text).toContain(words.kinds.phone)
    expect(list.text).toContain(words.of(4, 4))
    expect(list.html).not.toContain('77776666')
    const group =
      list.document.querySelector<HTMLAnchorElement>(`a[href^="${LIST}/"]`)?.getAttribute('href') ?? ''
    const page = await who.open(group)
    const boxes = [...page.document.querySelectorAll<HTMLInputElement>('table input[type=checkbox]')]
    expect(boxes).toHaveLength(4)
    const before = await booked()
    const csrf = tokenOf(page)
    const chosen = Object.fromEntries(boxes.slice(1).map(({ name }) => [name, 'sim']))
    const path = `${group}/cancelar`
    expect((await who.post(path, { csrf, ...chosen })).text).toContain(words.one.unsure)
    expect((await who.post(path, { csrf, certeza: 'sim' })).text).toContain(words.one.none)
    expect(await booked()).toBe(before)
    const sent = await who.post(path, { csrf, certeza: 'sim', ...chosen })
    expect(sent.to).toBe(`${LIST}?feito=parecidos-cancelados`)
    expect(await booked()).toBe(before - 3)
    expect(
      await server().sql(
        'select count(*)::int as cancelled from orders where lead_id = any($1) and cancelled_at is not null',
        [ids],
      ),
    ).toEqual([{ cancelled: 3 }])
    expect(await server().sql("select 1 from outbox where kind = 'order.cancelled.mail'")).toEqual([])
    expect(await server().sql("select 1 from outbox where kind = 'order.cancelled'")).toHaveLength(3)
    expect(await actions('order_cancelled')).toMatchObject(
      Array.from({ length: 3 }, () => ({ detail: { cancelled: 'suspeita' } })),
    )
    expect((await confirm(server(), mine)).status).toBe(200)
  })

  it('of others are not cancelled by a form that names them', async () => {
    const who = await agent()
    await orders('11966665555', 4)
    const [other = ''] = await orders('11955550000', 1)
    const list = await who.open(LIST)
    const group =
      list.document.querySelector<HTMLAnchorElement>(`a[href^="${LIST}/"]`)?.getAttribute('href') ?? ''
    const page = await who.open(group)
    const csrf = tokenOf(page)
    const handle = deskPathOfLead(server(), other).split('/').at(-1) ?? ''
    const sent = await who.post(`${group}/cancelar`, { csrf, certeza: 'sim', [handle]: 'sim' })
    expect(sent.to).toBe(`${LIST}?feito=ja-cancelado`)
    const [row] = await server().sql('select cancelled_at from orders where lead_id = $1', [other])
    expect(row).toEqual({ cancelled_at: null })
  })

  it('wait for a person, who looks at one and sends the customer on: then it books its visit', async () => {
    const who = await agent()
    await orders('11944440000', 4)
    const held = await ready(server(), '11944440000')
    expect((await confirm(server(), held)).status).toBe(429)
    const path = deskPathOfLead(server(), held)
    await open(who, path)
    await who.send(`${path}/link`, { por: 'whatsapp' })
    expect((await confirm(server(), held)).status).toBe(200)
    expect(await actions('order_link_made')).toHaveLength(1)
  })
})
