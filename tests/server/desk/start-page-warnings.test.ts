/** The start page reports what must not be missed: deliveries, slots that fill up, places without a network. */
import { beforeAll, describe, expect, it } from 'vitest'
import { failedNotifications } from '../../../src/content/desk/undelivered-notices.ts'
import { home } from '../../../src/content/desk/home-page.ts'
import { desk, type Page, type Person, signedIn } from '../../support/desk-over-http.ts'
import { deskOrders } from '../../support/place-and-open-desk-orders.ts'
import { deliverAll } from '../../support/deliver-outbox.ts'
import { startReceiver } from '../../support/webhook-receiver.ts'
import { startServer, useServer } from '../../support/server.ts'
import { countNewOrders } from '../../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { placeOrder } from '../../support/create-leads.ts'

const MINUTE = 60_000
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** What the first page counts, by its words. */
const countsOn = ({ document }: Page) =>
  Object.fromEntries(
    [...document.querySelectorAll('.desk-matter')].map((each) => [
      each.querySelector('.desk-matter__text')?.firstChild?.textContent ?? '',
      each.querySelector('.desk-matter__count')?.textContent,
    ]),
  )

describe('deliveries', () => {
  it('that were given up on are named on the first page, and sent again by a button', async () => {
    const receiver = await startReceiver(503)
    const server = await startServer({
      desk,
      env: { ORDER_WEBHOOK_URL: receiver.url, ORDER_WEBHOOK_SECRET: SECRET, OUTBOX_GIVE_UP_HOURS: '1' },
    })
    try {
      await server.call('POST', '/api/supportRequest', { telephone: '11987654321' })
      await server.call('POST', '/api/supportRequest', { telephone: '11912345678' })
      await deliverAll(server)
      const who = await signedIn(server, 'administracao')
      expect(countsOn(await who.open('/operador'))).toMatchObject({
        [home.late(2)]: '2',
        [home.over(0)]: '0',
      })
      server.clock.advance(2 * 60 * MINUTE)
      await deliverAll(server)
      expect(countsOn(await who.open('/operador'))).toMatchObject({
        [home.late(0)]: '0',
        [home.over(2)]: '2',
      })
      const page = await who.open('/operador/entregas')
      expect(page.text).toContain(failedNotifications.kinds['call.requested'])
      expect(page.document.querySelectorAll('tbody tr a')).toHaveLength(0)
      expect(page.text).toContain('503')

      receiver.mood = 200
      const form = page.document.querySelector('tbody form')
      const sent = await who.send(form?.getAttribute('action') ?? '')
      expect(sent.to).toBe('/operador/entregas?feito=mandado')
      await deliverAll(server)
      expect(countsOn(await who.open('/operador'))).toMatchObject({
        [home.late(0)]: '0',
        [home.over(1)]: '1',
      })
      await who.press('/operador/entregas', 'todas')
      await deliverAll(server)
      expect((await who.open('/operador/entregas')).text).toContain(failedNotifications.empty)
      const told = await server.sql(
        "select detail from audit_log where what = 'delivery_resent' order by seq",
      )
      expect(told.map(({ detail }) => detail)).toEqual([{ kind: 'call.requested' }, { rows: 1 }])
    } finally {
      await server.close()
      await receiver.close()
    }
  })
})

describe('a late notice about an order', () => {
  const server = useServer({
    desk,
    env: { ORDER_WEBHOOK_URL: 'http://127.0.0.1:9/', ORDER_WEBHOOK_SECRET: SECRET },
  })

  it('names the order, and leads to its page', async () => {
    const { order } = deskOrders(server)
    const { number, path } = await order()
    await deliverAll(server())
    const who = await signedIn(server(), 'administracao')
    const { document } = await who.open('/operador/entregas')
    const link = document.querySelector('tbody a')
    expect(link?.textContent).toBe(number)
    const { text } = await who.open(link?.getAttribute('href') ?? '')
    expect(text).toContain(number)
    expect((await who.open(path)).text).toContain(number)
  })
})

describe('a day with far fewer orders than by the same hour of that weekday before', () => {
  const server = useServer({ desk, at: '2026-11-13T12:00:00Z' })
  let analyst: Person
  let caller: Person

  const isTold = async (who: Person) => (await who.open('/operador')).text.includes(home.fewerMore(7))

  beforeAll(async () => {
    for (let orders = 0; orders < 7; orders += 1) await placeOrder(server())
    server().clock.set('2026-11-20T13:00:00Z')
    analyst = await signedIn(server(), 'analise')
    caller = await signedIn(server(), 'atendimento')
  })

  it('needs attention, of those who may see figures', async () => {
    expect(await isTold(analyst)).toBe(true)
    expect(await isTold(caller)).toBe(false)
  })

  it('does not where chance explains it, or the orders of last week came later in the day', async () => {
    server().clock.set('2026-11-20T11:00:00Z')
    expect(await isTold(analyst)).toBe(false)
    server().clock.set('2026-11-20T13:00:00Z')
    await placeOrder(server())
    // each minute
    await countNewOrders(server())
    expect(await isTold(analyst)).toBe(false)
  })
})
