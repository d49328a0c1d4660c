/** A server clock that was fast and is corrected. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startJobs } from '../../server/jobs/start.ts'
import { makeMetrics } from '../../server/plugins/metrics.ts'
import { loadKeys } from '../../server/security/keys.ts'
import { makeVault } from '../../server/security/vault.ts'
import { countNewOrders } from '../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { correctFutureTimes } from '../../server/services/deliver-outbox.ts'
import { outboxDeliverer } from '../support/deliver-outbox.ts'
import { FINISH, readyLead } from '../support/create-leads.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { startReceiver, type Receiver } from '../support/webhook-receiver.ts'
import { startServer, withKeys, type TestServer } from '../support/server.ts'

const NOW = '2026-11-20T15:00:00Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

let receiver: Receiver
let server: TestServer & { close(): Promise<void> }
beforeEach(async () => {
  receiver = await startReceiver()
  server = await startServer({
    at: NOW,
    env: {
      ORDER_WEBHOOK_URL: receiver.url,
      ORDER_WEBHOOK_SECRET: 'a secret of the operator',
      TRUST_PROXY: '1',
      RATE_LIMIT_CALLS_PER_MINUTE: '2',
    },
  })
})
afterEach(async () => {
  await server.close()
  await receiver.close()
})

async function order(): Promise<void> {
  const id = await readyLead(server)
  expect((await server.call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
}

const ahead = { 'a day': DAY, 'a year': 365 * DAY }
type Ahead = keyof typeof ahead
/** What happened to the notice while the clock was ahead. */
const histories: Readonly<Record<string, () => Promise<void>>> = {
  'was only written': () => Promise.resolve(),
  'failed and waits for its next try': async () => {
    receiver.mood = 500
    await outboxDeliverer(server).round()
  },
  'was claimed by a process that died': async () => {
    receiver.mood = 'silent'
    const dying = outboxDeliverer(server).round()
    await expect.poll(() => receiver.deliveries.length).toBe(1)
    await receiver.close()
    await receiver.open()
    await dying
    await server.sql(
      "update outbox set last_error = null, next_at = $1::timestamptz + interval '2 minutes'",
      [server.clock.now()],
    )
  },
  'was given up on': async () => {
    receiver.mood = 500
    await outboxDeliverer(server).round()
    server.clock.advance(80 * HOUR)
    await outboxDeliverer(server).round()
    expect(await server.sql('select 1 from outbox where failed_at is not null')).toHaveLength(1)
  },
}

const cases = (Object.keys(ahead) as Ahead[]).flatMap((by) =>
  Object.keys(histories).map((history) => [by, history] as const),
)
// a year shows what a day does
const sampled = rowsToRun(cases, ([by]) => by === 'a day')

describe('a notice (X51)', () => {
  it.each(sampled)(
    'that was dated %s ahead and %s goes out within a minute of the correction',
    async (by, history) => {
      server.clock.advance(ahead[by])
      await order()
      await histories[history]?.()
      server.clock.set(NOW)
      receiver.mood = 200
      receiver.deliveries.length = 0
      const vault = makeVault(loadKeys(server.config))
      const jobs = startJobs({ ...server, vault, log: server.app.log, metrics: makeMetrics() })
      try {
        const waiting = () => server.sql('select 1 from outbox where delivered_at is null')
        await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
      } finally {
        await jobs.stop()
      }
      expect(receiver.deliveries.map(({ body }) => body.timestamp.slice(0, 10))).toEqual(['2026-11-20'])
    },
  )
})

describe('after the correction (X51)', () => {
  it('what still waits is seen in health', async () => {
    server.clock.advance(DAY)
    receiver.mood = 500
    await order()
    server.clock.set(NOW)
    const health = async () => (await server.call('GET', '/api/health')).body.outbox
    await correctFutureTimes(outboxDeliverer(server).parts)
    server.clock.advance(61_000)
    await expect.poll(health, { timeout: 3_000 }).toBe('late')
  })

  it('what waits for its right time goes on waiting, and what was rightly given up on stays so', async () => {
    receiver.mood = 500
    await order()
    await order()
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await outboxDeliverer(server).round()
      server.clock.advance(HOUR)
    }
    await outboxDeliverer(server).round()
    await server.sql(
      'update outbox set failed_at = $1 where id = (select id from outbox where target = $2 limit 1)',
      [server.clock.now(), 'webhook'],
    )
    const all = () => server.sql('select * from outbox order by id')
    const before = await all()
    await correctFutureTimes(outboxDeliverer(server).parts)
    expect(await all()).toEqual(before)
  })

  it('orders and leads of today are counted, though one is dated two days ahead', async () => {
    server.clock.advance(2 * DAY)
    await order()
    await countNewOrders(server)
    server.clock.set(NOW)
    await order()
    await countNewOrders(server)
    const today = (table: string, column: string) =>
      server.sql(`select sum(${column})::int as n from ${table} where day = '2026-11-20'`)
    expect(await today('order_counts', 'orders')).toEqual([{ n: 1 }])
    expect(await today('sale_counts', 'orders')).toEqual([{ n: 1 }])
    expect(await today('lead_counts', 'leads')).toEqual([{ n: 1 }])
    await order()
    await countNewOrders(server)
    expect(await today('order_counts', 'orders')).toEqual([{ n: 2 }])
  })

  it('a limit that was reached does not last until the false time, but as long as it should', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' }
    const ask = async (asked: TestServer) =>
      (await asked.call('POST', '/api/supportRequest', { telephone: '11987654321' }, from)).status
    for (const status of [200, 200, 429, 429]) expect(await ask(server)).toBe(status)
    await server.sql('update rate_limits set expire = expire + $1', [365 * DAY])
    // Another process, which does not remember the refusals.
    const next = await withKeys(server, server.config.keys)
    for (const status of [200, 200, 429, 429]) expect(await ask(next)).toBe(status)
    await next.app.close()
  })
})
