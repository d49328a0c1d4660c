/** If the database fails right after the mail server accepted a mail, that mail is sent at most once more. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '../../server/db/database.ts'
import { outboxDeliverer } from '../support/deliver-outbox.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { startMailServer, type MailServer } from '../support/smtp-server.ts'
import { lockTable } from '../support/lock-table.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { isFull } from '../support/rows-to-run.ts'
import { placeOrder } from '../support/create-leads.ts'

type Moment = 'rcpt' | 'accepted'
/** What happens at a moment of each delivery, before the mail server replies. */
type Events = Partial<Record<Moment, () => Promise<void | 'cut'>>>

let on: Events = {}
let mails: MailServer
let server: TestServer & { close(): Promise<void> }
/** The database of the delivering processes, with a short timeout. */
let db: Db
const newProcess = () => outboxDeliverer(server, { db })

beforeAll(async () => {
  mails = await startMailServer({ before: (moment) => on[moment]?.() })
  server = await startServer({ env: { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mails.port) } })
  db = openDatabase({ ...server.config.database, url: server.url, timeoutMs: isFull ? 1_500 : 1_000 })
})
afterAll(async () => {
  await server.providers.mail.close()
  await db.close()
  await server.close()
  await mails.stop()
})
beforeEach(async () => {
  on = {}
  mails.mails.length = 0
  await server.sql('delete from outbox')
})

const row = async () =>
  (
    await server.sql(
      "select delivered_at, failed_at, last_error, attempts from outbox where kind = 'order.mail'",
    )
  )[0]

/** Lets the two minutes pass for which a process holds what it delivers, and the longest pause after a failure. */
const later = () => server.clock.advance(3_700_000)

const ids = () => new Set(mails.mails.map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1]))

describe('a mail that was accepted while the database hung (X8)', () => {
  itInFullRun('is not sent again by the process that sent it, which records it once it can', async () => {
    let release = () => Promise.resolve()
    on = {
      accepted: async () => {
        release = await lockTable(server.url, 'outbox')
      },
    }
    await placeOrder(server)
    const { round } = newProcess()
    await expect(round()).rejects.toThrow(/timeout/i)
    later()
    await expect(round()).rejects.toThrow(/timeout/i)
    await release()
    await round()
    await round()
    expect(mails.mails).toHaveLength(1)
    expect((await row())?.delivered_at).not.toBeNull()
  })

  it('is sent at most once more after its process died, with the same Message-ID, and then left to a person', async () => {
    const releases: (() => Promise<void>)[] = []
    on = {
      accepted: async () => void releases.push(await lockTable(server.url, 'outbox')),
    }
    await placeOrder(server)
    for (const copies of [1, 2, 2, 2]) {
      await newProcess()
        .round()
        .catch(() => undefined)
      for (const release of releases.splice(0)) await release()
      expect(mails.mails).toHaveLength(copies)
      later()
    }
    expect(ids().size).toBe(1)
    expect(await row()).toMatchObject({
      delivered_at: null,
      failed_at: expect.any(Date) as Date,
      last_error: 'sent twice, and the mail server confirmed neither',
    })
  })

  itInFullRun(
    'is not handed over at all while its hand-over cannot be recorded, and once afterwards',
    async () => {
      let release = () => Promise.resolve()
      let isHeld = true
      on = {
        rcpt: async () => {
          if (isHeld) release = await lockTable(server.url, 'outbox')
        },
      }
      await placeOrder(server)
      await newProcess()
        .round()
        .catch(() => undefined)
      isHeld = false
      await release()
      expect(mails.mails).toEqual([])
      later()
      await newProcess().round()
      expect(mails.mails).toHaveLength(1)
      expect((await row())?.delivered_at).not.toBeNull()
    },
  )
})

describe('a mail server (X8)', () => {
  it('that says it has the mail already is believed when it was sent before, and only then', async () => {
    let isDying = true
    on = {
      accepted: () => {
        if (isDying) return Promise.resolve('cut')
        return Promise.reject(Object.assign(new Error('duplicate Message-ID'), { responseCode: 554 }))
      },
    }
    await placeOrder(server)
    await newProcess().round()
    expect((await row())?.delivered_at).toBeNull()
    isDying = false
    later()
    await newProcess().round()
    expect((await row())?.delivered_at).not.toBeNull()
    await placeOrder(server)
    await newProcess().round()
    const given = await server.sql("select 1 from outbox where kind = 'order.mail' and failed_at is not null")
    expect(given).toHaveLength(1)
    expect(ids().size).toBe(2)
  })
})
