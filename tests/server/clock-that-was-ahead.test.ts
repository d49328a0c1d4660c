/** Nothing that waits is deleted because a server's clock was ahead, under the database role of production. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { confirmServerClock } from '../../server/commands/implementation/confirm-server-clock.ts'
import { startJobs } from '../../server/jobs/start-jobs.ts'
import { makeMetrics } from '../../server/plugins/metrics.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { sendAllAgain } from '../../server/repositories/outbox.ts'
import { correctFutureTimes } from '../../server/services/deliver-outbox.ts'
import { noteClock } from '../../server/services/clock-jumps.ts'
import { purgeExpiredData, type Purged } from '../../server/services/delete-expired-data.ts'
import { failedNotifications } from '../../src/content/desk/undelivered-notices.ts'
import { ANSWERS, answeredLead, openLead, placeOrder } from '../support/create-leads.ts'
import { desk, signedIn } from '../support/desk-over-http.ts'
import { deliverAll, outboxDeliverer } from '../support/deliver-outbox.ts'
import { passDays } from '../support/purge-expired-data.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = '2026-11-20T15:00:00Z'

let server: TestServer & { close(): Promise<void> }
beforeEach(async () => {
  server = await startServer({
    at: NOW,
    desk,
    env: { ORDER_WEBHOOK_URL: 'http://127.0.0.1:9/', ORDER_WEBHOOK_SECRET: 'a secret of the operator' },
  })
})
afterEach(() => server.close())

async function order(): Promise<string> {
  return (await placeOrder(server)).id
}

/** Runs the server's jobs until `isDone`, as a server does that was started; returns the warnings it logged. */
async function whileServerRuns(isDone: (warnings: readonly string[]) => boolean): Promise<string[]> {
  const warnings: string[] = []
  const log = server.app.log.child({})
  log.warn = (_values: unknown, text?: string) => void warnings.push(text ?? '')
  const vault = makeVault(loadKeys(server.config))
  const jobs = startJobs({ ...server, vault, log, metrics: makeMetrics() })
  try {
    await expect.poll(() => isDone(warnings), { timeout: 10_000 }).toBe(true)
  } finally {
    await jobs.stop()
  }
  return warnings
}

const clockMetric = async () =>
  (await server.app.inject('/api/metrics')).body.match(/^prosa_clock_unconfirmed .*/m)?.[0]
const health = async () => (await server.call('GET', '/api/health')).body

/** What two jobs of a server do: it looks at its clock, and deletes what is old. */
async function purge(its: TestServer = server): Promise<Purged> {
  await noteClock(its.db, its.clock.now())
  return purgeExpiredData({ ...its, retention: its.config.retention })
}

/** Everything that has an age, and that a clock which was ahead could delete. */
async function whatWaits() {
  const [counts] = await server.sql(
    `select (select count(*)::int from outbox where target = 'webhook' and payload <> '') as notices,
       (select count(*)::int from leads) as leads, (select count(*)::int from lead_events where key is not null) as keys,
       (select count(*)::int from creation_keys) as creations, (select count(*)::int from open_visit_keys) as visits,
       (select count(*)::int from support_requests) as calls, (select count(*)::int from no_coverage_leads) as places,
       (select count(*)::int from rate_limits) as counters`,
  )
  return counts
}

const mails = () => readdirSync(path.join(server.config.dataDir, 'mail'))

describe('a clock that is ahead (X54, S24)', () => {
  // what an upgrade begins with: nothing has noted a clock, and only the newest record says what time it was
  it.each(rowsToRun([100, 370], 1))(
    'by %i days deletes nothing that waits, and health and log say so',
    async (days) => {
      const lead = await answeredLead(server)
      await order()
      await deliverAll(server)
      await order()
      await server.call('POST', '/api/supportRequest', { telephone: ANSWERS.phone.phone })
      await server.call('POST', '/api/lead-no-coverage', { cep: '69900000', number: '1', ...ANSWERS.phone })
      const [before, [mail]] = [await whatWaits(), mails()]
      expect(before).toMatchObject({ notices: 4, leads: 3 })
      expect(mail).toBeDefined()
      expect(await health()).toMatchObject({ success: true, clock: 'ok' })
      server.clock.advance(days * DAY)
      const warnings = await whileServerRuns((said) =>
        said.some((text) => text.includes('nothing is deleted')),
      )
      expect(warnings).toContainEqual(expect.stringContaining('the clock has jumped'))
      await expect.poll(health).toMatchObject({ success: true, clock: 'unconfirmed' })
      expect(await clockMetric()).toBe('prosa_clock_unconfirmed 1')
      server.clock.set(NOW)
      expect(await whatWaits()).toEqual(before)
      expect(mails()).toContain(mail)
      expect((await server.call('GET', `/api/lead/${lead}`)).body).toMatchObject(ANSWERS.name)
      await expect.poll(async () => (await health()).clock).toBe('ok')
      expect(await clockMetric()).toBe('prosa_clock_unconfirmed 0')
    },
  )

  itInFullRun(
    'is believed when it has gone evenly for a day, as after a month without a server, and not before',
    async () => {
      await openLead(server)
      await purge()
      server.clock.advance(120 * DAY)
      for (let hour = 0; hour < 24; hour += 1) {
        expect(await purge()).toEqual({})
        server.clock.advance(HOUR)
      }
      expect(await purge()).toMatchObject({ leads: 1 })
      expect(await health()).toMatchObject({ clock: 'ok' })
    },
  )

  it('is believed when a person has confirmed the date, which the audit log says', async () => {
    await openLead(server)
    await purge()
    server.clock.advance(120 * DAY)
    expect(await purge()).toEqual({})
    const parts = { db: server.db, clock: server.clock, vault: makeVault(loadKeys(server.config)) }
    expect(await confirmServerClock(parts, undefined)).toContain('2026-11-20')
    await expect(confirmServerClock(parts, '2026-11-20')).rejects.toThrow('2027-03-20')
    expect(await purge()).toEqual({})
    await confirmServerClock(parts, '2027-03-20')
    const [entry] = await server.sql("select operator, detail from audit_log where what = 'clock_confirmed'")
    expect(entry).toEqual({ operator: 'command', detail: { date: '2027-03-20', believed: '2026-11-20' } })
    expect(await purge()).toMatchObject({ leads: 1 })
  })

  itInFullRun(
    'never proves itself beside a server whose clock is right, and that one cleans up as ever',
    async () => {
      const old = await openLead(server)
      await passDays(server, 91)
      const fresh = await openLead(server)
      const ahead = {
        ...server,
        clock: { ...server.clock, now: () => new Date(server.clock.now().getTime() + 100 * DAY) },
      }
      const purged: Purged[] = []
      for (let hour = 0; hour < 30; hour += 1) {
        expect(await purge(ahead)).toEqual({})
        purged.push(await purge())
        server.clock.advance(HOUR)
      }
      expect(purged[0]).toMatchObject({ leads: 1 })
      expect((await server.call('GET', `/api/lead/${old}`)).status).toBe(404)
      expect((await server.call('GET', `/api/lead/${fresh}`)).status).toBe(200)
    },
  )

  itInFullRun('and was believed does not hold the corrected one up, nor do records dated ahead', async () => {
    const ids: string[] = []
    ids.push(await openLead(server))
    await passDays(server, 1)
    server.clock.advance(60 * DAY)
    await openLead(server)
    await server.sql('delete from believed_clock')
    for (let hour = 0; hour < 25; hour += 1) {
      await purge()
      server.clock.advance(HOUR)
    }
    server.clock.set('2026-11-22T15:00:00Z')
    await passDays(server, 91)
    expect(await purge()).toMatchObject({ leads: 1 })
    expect((await server.call('GET', `/api/lead/${ids[0]}`)).status).toBe(404)
  })
})

describe('a notice that was never delivered (X54, S29)', () => {
  it('keeps only its id at the end of its retention and waits for a person: health says failing, with 200', async () => {
    const id = await order()
    await passDays(server, 89)
    expect(await purge()).not.toHaveProperty('undelivered')
    await passDays(server, 2)
    expect(await purge()).toMatchObject({ undelivered: 2 })
    const kept = await server.sql('select subject_id, payload, failed_at is not null as failed from outbox')
    expect(kept).toEqual([0, 1].map(() => ({ subject_id: id, payload: '', failed: true })))
    const reply = await server.call('GET', '/api/health')
    expect([reply.status, reply.body.outbox]).toEqual([200, 'failing'])
    // however long it waits, and though its order goes
    await passDays(server, 400)
    await purge()
    expect(await server.sql('select 1 from outbox')).toHaveLength(2)
  })

  itInFullRun(
    'is not sent again, by nobody and by no corrected clock, and is erased with its order',
    async () => {
      const id = await order()
      await passDays(server, 91)
      await purge()
      await sendAllAgain(server.db, server.clock.now())
      const who = await signedIn(server, 'administracao')
      const page = await who.open('/operador/entregas')
      expect(page.text).toContain(failedNotifications.isReduced)
      expect(page.document.querySelector('tbody form')).toBeNull()
      server.clock.set(NOW)
      await correctFutureTimes(outboxDeliverer(server).parts)
      expect(await server.sql('select 1 from outbox where failed_at is null')).toEqual([])
      expect((await server.call('DELETE', '/api/lead', { id, ...ANSWERS.phone })).status).toBe(200)
      expect(await server.sql("select 1 from outbox where kind <> 'order.erased'")).toEqual([])
    },
  )

  itInFullRun('outlives the record that it is about', async () => {
    await server.call('POST', '/api/lead-no-coverage', { cep: '69900000', number: '1', ...ANSWERS.phone })
    await passDays(server, 366)
    expect(await purge()).toMatchObject({ waitingList: 1 })
    expect(await server.sql('select kind, payload from outbox')).toEqual([
      { kind: 'interest.registered', payload: '' },
    ])
  })
})
