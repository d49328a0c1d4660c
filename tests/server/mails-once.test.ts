/** Mails that the mail server accepted but nobody could record are sent at most twice. */
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { outboxDeliverer } from '../support/deliver-outbox.ts'
import { FINISH, readyLead } from '../support/create-leads.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startMailServer, type MailServer } from '../support/smtp-server.ts'
import { lockTable } from '../support/lock-table-or-row.ts'

let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})

type Moment = 'rcpt' | 'accepted'
/** What happens at a moment of each delivery, before the mail server replies. */
type Events = Partial<Record<Moment, () => Promise<void | 'cut'>>>

/** A mail server, and a server with processes that deliver, each of which gives up on a silent database soon. */
async function shop(options: Parameters<typeof startMailServer>[0] & { readonly on?: Events } = {}) {
  const { on = {}, ...others } = options
  const mails = await startMailServer({ ...others, before: (moment) => on[moment]?.() })
  ends.push(mails.stop)
  const server = await startServer({ env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mails.port) } })
  const db = openDatabase({ ...server.config.database, url: server.url, timeoutMs: 1_500 })
  ends.push(async () => {
    await server.providers.mail.close()
    await db.close()
    await server.close()
  })
  return { mails, server, newProcess: () => outboxDeliverer(server, { db }) }
}

async function order(server: TestServer): Promise<void> {
  const { status } = await server.call('PUT', `/api/lead/${await readyLead(server)}`, FINISH)
  expect(status).toBe(200)
}

const row = async (server: TestServer) =>
  (
    await server.sql(
      "select delivered_at, failed_at, last_error, attempts from outbox where kind = 'order.mail'",
    )
  )[0]

/** Lets the two minutes pass for which a process holds what it delivers, and the longest pause after a failure. */
const later = (server: TestServer) => server.clock.advance(3_700_000)

const idsOf = ({ mails }: MailServer) => new Set(mails.map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1]))

describe('a mail that was accepted while the database hung (X8)', () => {
  it('is not sent again by the process that sent it, which records it once it can', async () => {
    let release = () => Promise.resolve()
    const on: Events = {
      accepted: async () => {
        release = await lockTable(server.url, 'outbox')
      },
    }
    const { mails, server, newProcess } = await shop({ on })
    await order(server)
    const { round } = newProcess()
    await expect(round()).rejects.toThrow(/timeout/i)
    later(server)
    await expect(round()).rejects.toThrow(/timeout/i)
    await release()
    await round()
    await round()
    expect(mails.mails).toHaveLength(1)
    expect((await row(server))?.delivered_at).not.toBeNull()
  })

  it('is sent at most once more after its process died, with the same Message-ID, and then left to a person', async () => {
    const releases: (() => Promise<void>)[] = []
    const on: Events = {
      accepted: async () => void releases.push(await lockTable(server.url, 'outbox')),
    }
    const { mails, server, newProcess } = await shop({ on })
    await order(server)
    for (const copies of [1, 2, 2, 2]) {
      await newProcess()
        .round()
        .catch(() => undefined)
      for (const release of releases.splice(0)) await release()
      expect(mails.mails).toHaveLength(copies)
      later(server)
    }
    expect(idsOf(mails).size).toBe(1)
    expect(await row(server)).toMatchObject({
      delivered_at: null,
      failed_at: expect.any(Date) as Date,
      last_error: 'sent twice, and the mail server confirmed neither',
    })
  })

  it('is not handed over at all while its hand-over cannot be recorded, and once afterwards', async () => {
    let release = () => Promise.resolve()
    let isHeld = true
    const on: Events = {
      rcpt: async () => {
        if (isHeld) release = await lockTable(server.url, 'outbox')
      },
    }
    const { mails, server, newProcess } = await shop({ on })
    await order(server)
    await newProcess()
      .round()
      .catch(() => undefined)
    isHeld = false
    await release()
    expect(mails.mails).toEqual([])
    later(server)
    await newProcess().round()
    expect(mails.mails).toHaveLength(1)
    expect((await row(server))?.delivered_at).not.toBeNull()
  })
})

describe('a mail server (X8)', () => {
  it('that says it has the mail already is believed when it was sent before, and only then', async () => {
    let isDying = true
    const { mails, server, newProcess } = await shop({
      on: {
        accepted: () => {
          if (isDying) return Promise.resolve('cut')
          return Promise.reject(Object.assign(new Error('duplicate Message-ID'), { responseCode: 554 }))
        },
      },
    })
    await order(server)
    await newProcess().round()
    expect((await row(server))?.delivered_at).toBeNull()
    isDying = false
    later(server)
    await newProcess().round()
    expect((await row(server))?.delivered_at).not.toBeNull()
    await order(server)
    await newProcess().round()
    const given = await server.sql("select 1 from outbox where kind = 'order.mail' and failed_at is not null")
    expect(given).toHaveLength(1)
    expect(idsOf(mails).size).toBe(2)
  })

  it('that refuses for now, however often, gets the mail again until it takes it', async () => {
    let refusals = 6
    const { mails, server, newProcess } = await shop({
      on: {
        accepted: () => {
          refusals -= 1
          if (refusals < 0) return Promise.resolve()
          return Promise.reject(Object.assign(new Error('busy'), { responseCode: 451 }))
        },
      },
    })
    await order(server)
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await newProcess().round()
      later(server)
    }
    expect((await row(server))?.delivered_at).not.toBeNull()
    expect(mails.mails).toHaveLength(7)
  })
})
