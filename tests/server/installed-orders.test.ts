/**
 * The order system says that an order was installed (docs/webhook.md): signed, as often as it likes, in any order. What was
 * sold, what is left of it and what is installed are figures of their own at the desk, equal to what SQL finds.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelOrder } from '../../server/services/cancel-order.ts'
import { salesOf } from '../../server/services/desk/sales-figures.ts'
import { countNewOrders } from '../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { useServer } from '../support/server.ts'
import { placeOrder } from '../support/create-leads.ts'

const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`
const SECRET = newSecret()
const PATH = '/api/operator/notices'
const texts = serverErrorMessages.orderNotice

describe('a notice from the order system', () => {
  const server = useServer({
    env: { ORDER_WEBHOOK_URL: 'https://orders.example.com', ORDER_WEBHOOK_SECRET: SECRET },
  })
  const numbers: string[] = []
  const leads: string[] = []

  beforeAll(async () => {
    for (const day of ['2026-11-18', '2026-11-19', '2026-11-19', '2026-11-20']) {
      server().clock.set(`${day}T15:00:00Z`)
      const { id, number } = await placeOrder(server())
      numbers.push(number)
      leads.push(id)
    }
    await countNewOrders(server())
  }, 120_000)

  const notice = (
    orderNumber: string | undefined,
    date: string | null,
    timestamp = '2026-11-20T14:00:00.000Z',
  ) => ({
    type: 'order.installed',
    timestamp,
    data: { orderNumber, date },
  })

  function send(body: object, changed: { body?: string; secret?: string; at?: Date; id?: string } = {}) {
    const { id = randomUUID(), at = new Date(), secret = SECRET } = changed
    const text = JSON.stringify(body)
    return server().call('POST', PATH, changed.body ?? text, {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, text),
    })
  }

  const dayOf = async (at: number) =>
    await server().value('select installed_on::text as day from orders where number = $1', [numbers[at]])

  it('is believed only with the signature of this text, made now', async () => {
    const body = notice(numbers[0], '20/11/2026')
    const others = [
      await server().call('POST', PATH, body),
      await send(body, { body: JSON.stringify(notice(numbers[1], '20/11/2026')) }),
      await send(body, { secret: newSecret() }),
      await send(body, { at: new Date(Date.now() - 3_600_000) }),
    ]
    for (const reply of others) expect([reply.status, reply.body.message]).toEqual([401, texts.unsigned])
    expect(await dayOf(0)).toBeNull()
  })

  it('that cannot be right is refused with a sentence, and changes nothing', async () => {
    for (const [body, status, message] of [
      [notice('P000000XXXXXX', '20/11/2026'), 404, texts.noOrder],
      [notice(numbers[0], '21/11/2026'), 400, texts.future],
      [notice(numbers[0], '31/02/2026'), 400, undefined],
      [notice(numbers[0], '2026-11-20'), 400, undefined],
      [{ ...notice(numbers[0], '20/11/2026'), type: 'order.created' }, 400, undefined],
      [{ type: 'order.installed', data: { orderNumber: numbers[0] } }, 400, undefined],
    ] as const) {
      const reply = await send(body)
      expect([JSON.stringify(body), reply.status]).toEqual([JSON.stringify(body), status])
      if (message) expect(reply.body.message).toBe(message)
      expect(reply.body.message).toMatch(/^[A-ZÀ-Ú“]/)
    }
    expect(await dayOf(0)).toBeNull()
  })

  it('may come twice, and late: the latest one holds', async () => {
    for (let times = 0; times < 2; times += 1)
      expect((await send(notice(numbers[0], '20/11/2026'), { id: 'msg_1' })).body).toEqual({ success: true })
    expect(await dayOf(0)).toBe('2026-11-20')
    await send(notice(numbers[0], '19/11/2026', '2026-11-20T14:30:00.000Z'))
    await send(notice(numbers[0], '20/11/2026'))
    expect(await dayOf(0)).toBe('2026-11-19')
    await send(notice(numbers[1], '20/11/2026'))
    await send(notice(numbers[1], null, '2026-11-20T14:30:00.000Z'))
    expect(await dayOf(1)).toBeNull()
    expect((await send(notice(numbers[2], '20/11/2026'))).status).toBe(200)
  })

  it('and a cancellation are in the figures, beside what was sold, as SQL counts them', async () => {
    const vault = makeVault(loadKeys(server().config))
    for (const at of [1, 3])
      await cancelOrder({ ...server(), vault }, leads[at] ?? '', 'cliente', async () => {})
    // one server after another, and both at once
    await Promise.all([countNewOrders(server()), countNewOrders(server())])
    await countNewOrders(server())
    const { rows, total } = await salesOf(server(), {
      from: '2026-11-18',
      to: '2026-11-20',
      campaign: null,
      by: 'dia',
      order: 'nome',
    })
    const truth = await server().sql(
      `select (created_at at time zone 'America/Sao_Paulo')::date::text as key, count(*)::int as orders, sum(price)::int as cents,
         count(*) filter (where cancelled_at is null)::int as "netOrders",
         coalesce(sum(price) filter (where cancelled_at is null), 0)::int as "netCents", count(installed_on)::int as installed
       from orders group by 1`,
    )
    const told = rows.map(({ key, now: { orders, cents, netOrders, netCents, installed } }) => ({
      key,
      orders,
      cents,
      netOrders,
      netCents,
      installed,
    }))
    expect(told.toSorted((one, other) => one.key.localeCompare(other.key))).toEqual(
      truth.toSorted((one, other) => String(one.key).localeCompare(String(other.key))),
    )
    expect([total.now.orders, total.now.netOrders, total.now.installed]).toEqual([4, 2, 2])
  })

  it('and a cancellation that is taken back are taken back there too', async () => {
    await server().sql('update orders set cancelled_at = null where number = $1', [numbers[3]])
    await send(notice(numbers[2], null, '2026-11-20T14:40:00.000Z'))
    await countNewOrders(server())
    const [counted] = await server().sql(
      'select sum(orders)::int as orders, sum(cancelled)::int as cancelled, sum(installed)::int as installed from sale_counts',
    )
    expect(counted).toEqual({ orders: 4, cancelled: 1, installed: 1 })
  })

  it('is described for the programs that send it', async () => {
    const { body } = await server().call('GET', '/api/openapi.json')
    const paths = body.paths as Record<string, { post?: { requestBody?: unknown } }>
    expect(JSON.stringify(paths[PATH]?.post?.requestBody)).toContain('order.installed')
  })
})

describe('without ORDER_WEBHOOK_SECRET', () => {
  const server = useServer()

  it('no notice is believed', async () => {
    const reply = await server().call('POST', PATH, { type: 'order.installed' })
    expect([reply.status, reply.body.message]).toEqual([401, texts.unsigned])
  })
})
