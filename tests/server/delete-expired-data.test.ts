/** Data is deleted at the end of its retention period. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { beginApplying, beginImport, beginUndoing, importNow } from '../../server/imports/run-imports.ts'
import { importReaderHere } from '../../server/imports/import-reader.ts'
import { startJobs } from '../../server/jobs/start-jobs.ts'
import { makeMetrics } from '../../server/plugins/metrics.ts'
import { loadKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { passDays, purgeConfirmed } from '../support/purge-expired-data.ts'
import { deliverAll } from '../support/deliver-outbox.ts'
import { ANSWERS, answeredLead, FINISH, openLead, PEOPLE, readyLead } from '../support/create-leads.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { settings } from '../support/server-settings.ts'
import { findStoredText } from '../support/find-stored-text.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const DAY = 86_400_000
const NOWHERE = { cep: '69900000', number: '1' }

let server: TestServer & { close(): Promise<void> }
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const run = () => purgeConfirmed(server)
const count = async (table: string) => await server.value(`select count(*)::int as rows from ${table}`)

/** A lead with history, stored replies, a key of creation and a quiz. */
async function abandoned(): Promise<string> {
  const id = await answeredLead(server, { documentNumber: { cpf: PEOPLE.quiz } })
  await server.call('PUT', `/api/lead-v2/${id}`, {})
  await server.call(
    'PATCH',
    `/api/lead-v2/${id}/dueDate`,
    { due_date: 5 },
    { 'idempotency-key': randomUUID() },
  )
  return id
}

describe('retention of imports (S24, S54)', () => {
  it('forgets the rows of a file after a day, and what they were before an import after a week', async () => {
    const vault = makeVault(loadKeys(server.config))
    const { db, clock } = server
    const runner = { db, clock, vault, reader: importReaderHere({ db, vault }) }
    const importer = { by: 'command', name: 'ana' } as const
    const read = async (cep: string) => {
      const bytes = Buffer.from(`cep;state;city;neighborhood;address\n${cep};PA;Breves;;\n`)
      const request = { kind: 'streets', isReplacing: true, infra: null, capacity: null } as const
      const begun = await beginImport(runner, request, { name: 'ruas.csv', pieces: [bytes] }, importer)
      await begun?.done
      return importNow(server.db, begun?.id ?? '')
    }
    const streets = Number(await count('streets'))
    const row = await read('68811010')
    const applied = row && (await beginApplying(runner, row, importer))
    await (typeof applied === 'object' && applied.done)
    const unconfirmed = await read('68811011')
    server.clock.advance(2 * DAY)
    expect(await run()).toEqual({ unconfirmedImports: 1, importRows: 1 })
    // without its rows it would remove every street
    expect(unconfirmed && (await beginApplying(runner, unconfirmed, importer))).toBe('other')
    expect(await count('import_undo')).toBe(streets + 1)
    server.clock.advance(6 * DAY)
    expect(await beginUndoing(runner, row?.id ?? '', importer)).toBe('other')
    server.clock.advance(DAY)
    expect(await run()).toEqual({ importUndo: streets + 1 })
  })
})

describe('retention (S24)', () => {
  it('removes an abandoned lead from every table after 90 days, not before', async () => {
    const id = await abandoned()
    const words = [id, ANSWERS.name.name, ANSWERS.email.email]
    server.clock.advance(89 * DAY)
    expect(await run()).toEqual({})
    server.clock.advance(2 * DAY)
    expect(await run()).toEqual({ leads: 1 })
    expect(await findStoredText(server, words)).toEqual({})
    expect((await server.call('GET', `/api/lead/${id}`)).status).toBe(404)
  })

  itInFullRun('follows the configuration', async () => {
    const { retention } = readConfig({ ...settings, RETENTION_DAYS: '7' })
    const id = await openLead(server)
    server.clock.advance(6 * DAY)
    expect(await purgeConfirmed(server, retention)).toEqual({})
    server.clock.advance(2 * DAY)
    expect(await purgeConfirmed(server, retention)).toMatchObject({ leads: 1 })
    expect((await server.call('GET', `/api/lead/${id}`)).status).toBe(404)
  })

  it('keeps an order, and drops what only its making needed: keys, notices, mails (S29)', async () => {
    const id = await readyLead(server)
    await server.call(
      'PATCH',
      `/api/lead-v2/${id}/dueDate`,
      { due_date: 5 },
      { 'idempotency-key': randomUUID() },
    )
    await server.call('PUT', `/api/lead/${id}`, FINISH)
    await deliverAll(server)
    await server.sql("update outbox set delivered_at = created_at, payload = '' where target = 'webhook'")
    server.clock.advance(91 * DAY)
    expect(await run()).toMatchObject({ idempotencyKeys: 1, outbox: 2, mails: 1 })
    expect(await count('outbox')).toBe(0)
    expect(readdirSync(path.join(server.config.dataDir, 'mail'))).toEqual([])
    expect((await server.call('GET', `/api/lead/${id}`)).body.orderNumber).toMatch(/^P/)
    server.clock.advance(1_826 * DAY)
    expect(await run()).toMatchObject({ orders: 1 })
    expect(await findStoredText(server, [id])).toEqual({})
  })

  it('removes call requests and addresses without network after 90 days, the waiting list after a year', async () => {
    await server.call('POST', '/api/supportRequest', { telephone: ANSWERS.phone.phone })
    await server.call('POST', '/api/lead-v2', NOWHERE, { 'idempotency-key': randomUUID() })
    await server.call('POST', '/api/lead-no-coverage', { ...NOWHERE, ...ANSWERS.phone })
    expect([await count('support_requests'), await count('no_coverage_leads')]).toEqual([1, 2])
    server.clock.advance(91 * DAY)
    await run()
    expect([await count('support_requests'), await count('no_coverage_leads')]).toEqual([0, 1])
    expect(await count('creation_keys')).toBe(0)
    server.clock.advance(275 * DAY)
    expect(await run()).toMatchObject({ waitingList: 1 })
    expect(await count('no_coverage_leads')).toBe(0)
  })

  it('removes renewals that were never finished', async () => {
    const offers = await server.call('POST', '/api/renewalBaseUser/documentNumber', { cpf: '52998224725' })
    expect(offers.status).toBe(200)
    server.clock.advance(91 * DAY)
    expect(await run()).toMatchObject({ renewals: 1 })
    expect(await count('renewal_requests')).toBe(0)
  })

  itInFullRun('passes over what another process is about to remove', async () => {
    const id = await readyLead(server)
    const key = { 'idempotency-key': randomUUID() }
    await server.call('PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 5 }, key)
    await server.call('PUT', `/api/lead/${id}`, FINISH)
    await server.call('POST', '/api/supportRequest', { telephone: ANSWERS.phone.phone })
    await server.call('POST', '/api/lead-v2', NOWHERE, { 'idempotency-key': randomUUID() })
    await server.sql("update outbox set delivered_at = created_at, payload = '' where target = 'mail'")
    server.clock.advance(91 * DAY)
    const other = new pg.Client({ connectionString: server.url })
    await other.connect()
    try {
      await other.query('begin')
      for (const table of ['lead_events', 'outbox', 'support_requests', 'open_visit_keys'])
        await other.query(`delete from ${table}`)
      expect(await run()).toEqual({ addresses: 1 })
      await other.query('rollback')
    } finally {
      await other.end()
    }
    expect(await run()).toMatchObject({ idempotencyKeys: 1, outbox: 1, undelivered: 2, supportRequests: 1 })
  })

  it('runs by itself in a running server', async () => {
    const id = await openLead(server)
    await passDays(server, 91)
    const vault = makeVault(loadKeys(server.config))
    const jobs = startJobs({ ...server, vault, log: server.app.log, metrics: makeMetrics() })
    try {
      await expect.poll(() => findStoredText(server, [id]), { timeout: 10_000 }).toEqual({})
    } finally {
      await jobs.stop()
    }
  })
})
