/** A server clock that was fast and is corrected. */
import { beforeEach, describe, expect, it } from 'vitest'
import { startJobs } from '../../server/jobs/start-jobs.ts'
import { makeMetrics } from '../../server/plugins/metrics.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { countPeopleToCall } from '../../server/repositories/desk/call-list.ts'
import { correctFutureTimes } from '../../server/services/deliver-outbox.ts'
import { outboxDeliverer } from '../support/deliver-outbox.ts'
import { answeredLead, placeOrder, acceptedBy } from '../support/create-leads.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { withKeys, type TestServer, useServer, useReceiver, webhookTo } from '../support/server.ts'

const NOW = '2026-11-20T15:00:00Z'
const HOUR = 3_600_000
const DAY = 24 * HOUR

const receiver = useReceiver()
const server = useServer(() => ({
  at: NOW,
  env: { ...webhookTo(receiver()), TRUST_PROXY: '1' },
  limits: { callsPerMinute: 2 },
}))
beforeEach(async () => {
  await server().sql('delete from outbox')
  server().clock.set(NOW)
  receiver().mood = 200
  receiver().deliveries.length = 0
})

/** Places an order and returns its lead's id. */
async function order(): Promise<string> {
  return (await placeOrder(server())).id
}

/** Notices that failed and are tried again. */
const WAITING = 'select 1 from outbox where last_error is not null and failed_at is null'

/** What happened to a notice while the clock was ahead. Each order is made only when those before it have their history. */
const histories: readonly (() => Promise<void>)[] = [
  async function givenUpOn() {
    receiver().mood = 500
    await order()
    await outboxDeliverer(server()).round()
    server().clock.advance(80 * HOUR)
    await outboxDeliverer(server()).round()
    expect(await server().sql('select 1 from outbox where failed_at is not null')).toHaveLength(1)
  },
  async function failedAndWaitsForItsNextTry() {
    receiver().mood = 500
    await order()
    await outboxDeliverer(server()).round()
    expect(await server().sql(WAITING)).toHaveLength(1)
  },
  async function claimedByProcessThatDied() {
    receiver().mood = 'silent'
    receiver().deliveries.length = 0
    const id = await order()
    const dying = outboxDeliverer(server()).round()
    await expect.poll(() => receiver().deliveries.length).toBe(1)
    await receiver().close()
    await receiver().open()
    await dying
    const claimed = await server().sql(
      `update outbox set last_error = null, next_at = $1::timestamptz + interval '2 minutes'
       where subject_id = $2 and target = 'webhook' returning id`,
      [server().clock.now(), id],
    )
    expect(claimed).toHaveLength(1)
  },
  async function onlyWritten() {
    await order()
  },
]

describe('notices (X51)', () => {
  // a year shows what a day does
  it.each(rowsToRun(['a day', 'a year'] as const, 1))(
    'that were dated %s ahead go out within a minute of the correction, whatever happened to them meanwhile',
    async (by) => {
      server().clock.advance(by === 'a day' ? DAY : 365 * DAY)
      for (const history of histories) await history()
      server().clock.set(NOW)
      receiver().mood = 200
      receiver().deliveries.length = 0
      const vault = makeVault(loadKeys(server().config))
      const jobs = startJobs({ ...server(), vault, log: server().app.log, metrics: makeMetrics() })
      try {
        const waiting = () => server().sql('select 1 from outbox where delivered_at is null')
        await expect.poll(waiting, { timeout: 10_000 }).toEqual([])
      } finally {
        await jobs.stop()
      }
      expect(receiver().deliveries.map(({ body }) => body.timestamp.slice(0, 10))).toEqual(
        histories.map(() => '2026-11-20'),
      )
    },
  )
})

describe('after the correction (X51)', () => {
  it('what still waits is seen in health', async () => {
    server().clock.advance(DAY)
    receiver().mood = 500
    await order()
    server().clock.set(NOW)
    const health = async () => (await server().call('GET', '/api/health')).body.outbox
    await correctFutureTimes(outboxDeliverer(server()).parts)
    server().clock.advance(61_000)
    await expect.poll(health, { timeout: 3_000 }).toBe('late')
  })

  it('whoever may be called is on the list again, though it was drawn up while the clock was ahead', async () => {
    await answeredLead(server(), acceptedBy())
    server().clock.advance(HOUR)
    const vault = makeVault(loadKeys(server().config))
    const listed = async () => (await countPeopleToCall(server().db, server().clock.now())).parou
    const runJobs = async (until: () => Promise<boolean>) => {
      const jobs = startJobs({ ...server(), vault, log: server().app.log, metrics: makeMetrics() })
      try {
        await expect.poll(until, { timeout: 10_000 }).toBe(true)
      } finally {
        await jobs.stop()
      }
    }
    const isDrawnUp = async () => (await server().sql('select 1 from people_to_call_changes')).length === 0
    await runJobs(isDrawnUp)
    const before = await listed()
    expect(before).toBeGreaterThan(0)
    const today = server().clock.now().toISOString()
    server().clock.advance(365 * DAY)
    await runJobs(
      async () =>
        (await server().sql('select 1 from people_to_call where queue is not null')).length < before,
    )
    server().clock.set(today)
    await runJobs(async () => (await listed()) === before)
  })

  it('what waits for its right time goes on waiting, and what was rightly given up on stays so', async () => {
    receiver().mood = 500
    await order()
    await order()
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await outboxDeliverer(server()).round()
      server().clock.advance(HOUR)
    }
    await outboxDeliverer(server()).round()
    await server().sql(
      'update outbox set failed_at = $1 where id = (select id from outbox where target = $2 limit 1)',
      [server().clock.now(), 'webhook'],
    )
    const all = () => server().sql('select * from outbox order by id')
    const before = await all()
    await correctFutureTimes(outboxDeliverer(server()).parts)
    expect(await all()).toEqual(before)
  })

  it('a limit that was reached does not last until the false time, but as long as it should', async () => {
    const from = { 'x-forwarded-for': '10.9.9.9' }
    const ask = async (asked: TestServer) =>
      (await asked.call('POST', '/api/supportRequest', { telephone: '11987654321' }, from)).status
    for (const status of [200, 200, 429, 429]) expect(await ask(server())).toBe(status)
    await server().sql('update rate_limits set expire = expire + $1', [365 * DAY])
    // Another process, which does not remember the refusals.
    const next = await withKeys(server(), server().config.keys)
    for (const status of [200, 200, 429, 429]) expect(await ask(next)).toBe(status)
    await next.app.close()
  })
})
