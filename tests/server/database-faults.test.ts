/** Faults of the server (docs/rules/faults.md): a database that is gone, full, or overloaded. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase, statement } from '../../server/db/database.ts'
import { ANSWERS, FINISH, openLead, PAULISTA, readyLead } from '../support/create-leads.ts'
import { useServer, type TestServer } from '../support/server.ts'
import { query } from '../support/query-database.ts'
import { itInFullRun } from '../support/sampled-tests.ts'
import { holdLocks, lockTable, waitForLocks } from '../support/lock-table.ts'

const isInternal = /select|insert|update|relation|postgres|pg_|\.ts:|node_modules|ECONN|stack/i

/** Locks a lead. */
const LEAD = 'select from leads where id = $1 for update'

/** Ends every connection of the server, as a restart of the database does. */
const cutConnections = (server: TestServer) =>
  server.sql(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

const server = useServer()

describe('a database that restarts (X4)', () => {
  it('is found again by the same process', async () => {
    const id = await openLead(server())
    await cutConnections(server())
    const replies = []
    for (let i = 0; i < 5; i += 1)
      replies.push(await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name))
    expect(replies.at(-1)?.status).toBe(200)
    for (const reply of replies.filter((each) => each.status !== 200)) {
      expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
    }
  })

  it('in the middle of a finish leaves no half order (X1)', async () => {
    const id = await readyLead(server())
    const release = await holdLocks(server().url, LEAD, [id])
    const finishing = server().call('PUT', `/api/lead/${id}`, FINISH)
    await new Promise((resolve) => setTimeout(resolve, 100))
    await server().sql(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%for update' and application_name = 'prosa'",
    )
    const broken = await finishing
    expect([broken.status, broken.headers['retry-after']]).toEqual([503, expect.anything()])
    await release()
    const [left] = await server().sql(
      'select (select count(*) from orders where lead_id = $1) + (select count(*) from order_numbers where lead_id = $1) as rows',
      [id],
    )
    expect(Number(left?.rows)).toBe(0)
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
  })
})

it('a database that dies in the middle of an answer loses none that was acknowledged, and takes it again (X3)', async () => {
  const id = await openLead(server())
  expect((await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name)).status).toBe(200)
  const release = await holdLocks(server().url, LEAD, [id])
  const answering = server().call('PATCH', `/api/lead-v2/${id}/email`, ANSWERS.email)
  await waitForLocks(server().url, 1)
  await cutConnections(server())
  expect((await answering).status).toBe(503)
  await release().catch(() => undefined)
  const { body } = await server().call('GET', `/api/lead/${id}`)
  expect(body).toMatchObject(ANSWERS.name)
  expect(body.email ?? null).toBeNull()
  expect((await server().call('PATCH', `/api/lead-v2/${id}/email`, ANSWERS.email)).status).toBe(200)
})

describe('a database that takes no writes (X6)', () => {
  it('is never told as a success; the server is not ready until a write succeeds again (X32, X44)', async () => {
    const id = await openLead(server())
    const name = new URL(server().url).pathname.slice(1)
    await query(server().url, `alter database ${name} set default_transaction_read_only = on`)
    await cutConnections(server())
    await server().call('GET', '/api/health')
    const replies = [
      await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name),
      await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name),
      await server().call('POST', '/api/supportRequest', { telephone: '11987654321' }),
    ]
    for (const reply of replies) {
      expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
      expect(reply.text).not.toMatch(isInternal)
    }
    expect((await server().call('GET', `/api/lead/${id}`)).body.name).toBeNull()
    // Nobody is sent here until a write succeeds again.
    expect((await server().call('GET', '/api/health/ready')).status).toBe(503)
    expect((await server().call('GET', '/api/health/live')).status).toBe(200)
    await query(server().url, `begin read write; alter database ${name} reset all; commit`)
    await cutConnections(server())
    await expect.poll(async () => (await server().call('GET', '/api/health/ready')).status).toBe(200)
    expect((await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name)).status).toBe(200)
  })
})

describe('coverage that is down (X7)', () => {
  it('is told in words, and a call can still be asked for', async () => {
    await server().sql('alter table coverage_areas rename to coverage_areas_gone')
    const asked = [
      await server().call('POST', '/api/lead-v2', PAULISTA),
      await server().call('GET', '/api/cep/coverage?cep=01310100&number=1000'),
    ]
    for (const reply of asked) {
      expect([reply.status, reply.body.success]).toEqual([500, false])
      expect(reply.body.message).toBe('Erro no servidor. Por favor tente novamente mais tarde')
      expect(reply.text).not.toMatch(isInternal)
    }
    const call = await server().call('POST', '/api/supportRequest', { telephone: '11987654321' })
    expect(call.body).toMatchObject({ success: true })
    await server().sql('alter table coverage_areas_gone rename to coverage_areas')
    expect((await server().call('POST', '/api/lead-v2', PAULISTA)).status).toBe(200)
  })
})

describe('a pool that is exhausted (X5)', () => {
  const server = useServer({ env: { DATABASE_POOL: '2', DATABASE_QUEUE: '3' } })

  it('sends the rest away with Retry-After and serves those it took', async () => {
    const id = await openLead(server())
    const release = await holdLocks(server().url, LEAD, [id])
    const writes = Array.from({ length: 20 }, () =>
      server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name),
    )
    await new Promise((resolve) => setTimeout(resolve, 200))
    await release()
    const replies = await Promise.all(writes)
    const taken = replies.filter((reply) => reply.status === 200)
    const refused = replies.filter((reply) => reply.status === 503)
    expect(taken.length).toBe(5)
    expect(refused.length).toBe(15)
    expect(refused[0]?.body).toMatchObject({
      code: 'busy',
      message: expect.stringContaining('Muita gente agora'),
    })
    expect(refused[0]?.headers['retry-after']).toBeDefined()
  })

  itInFullRun('counts those too who wait for the count of their limit', async () => {
    const release = await lockTable(server().url, 'rate_limits')
    const visitors = Array.from({ length: 20 }, () => server().call('POST', '/api/lead-v2', PAULISTA))
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(server().db.asking()).toBeLessThanOrEqual(5)
    await release()
    const statuses = (await Promise.all(visitors)).map((reply) => reply.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 503)).toHaveLength(15)
  })
})

describe('an error of ours (S20, X26)', () => {
  it('says nothing of the inside', async () => {
    const id = await openLead(server())
    await server().sql('alter table lead_events rename to lead_events_gone')
    const { status, body, text } = await server().call('PATCH', `/api/lead-v2/${id}/name`, ANSWERS.name)
    await server().sql('alter table lead_events_gone rename to lead_events')
    expect(status).toBe(500)
    expect(body).toEqual({
      success: false,
      code: 'internal',
      message: 'Erro no servidor. Por favor tente novamente mais tarde',
      reference: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expect(text).not.toMatch(isInternal)
  })
})

describe('a transaction that collides', () => {
  const dbs: { close(): Promise<void> }[] = []
  afterEach(async () => {
    for (const db of dbs.splice(0)) await db.close()
  })

  it('is tried again', async () => {
    const db = openDatabase({ url: server().url, pool: 2, timeoutMs: 5_000 })
    dbs.push(db)
    let tries = 0
    const result = await db.transaction(async () => {
      tries += 1
      if (tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' })
      return Promise.resolve(randomUUID())
    })
    expect([tries, result]).toEqual([3, expect.any(String)])
  })

  itInFullRun('is tried again also when it is one statement', async () => {
    const db = openDatabase({ url: server().url, pool: 2, timeoutMs: 10_000 })
    dbs.push(db)
    await server().sql('create table crossing (at int primary key, passed int not null default 0)')
    await server().sql('insert into crossing (at) values (1), (2)')
    const other = new pg.Client({ connectionString: server().url })
    await other.connect()
    await other.query('begin')
    await other.query('update crossing set passed = passed + 1 where at = 2')
    const both = statement('crossing', 'update crossing set passed = passed + 1 returning at')
    const passing = db.rows(both)
    const waits =
      "select 1 from pg_stat_activity where query like 'update crossing%' and wait_event_type = 'Lock'"
    await expect.poll(() => server().sql(waits)).toHaveLength(1)
    // A deadlock; the database aborts the transaction that has waited longest.
    await other.query('update crossing set passed = passed + 1 where at = 1')
    await other.query('commit')
    await other.end()
    expect(await passing).toHaveLength(2)
    expect(await server().sql('select passed from crossing')).toEqual([{ passed: 2 }, { passed: 2 }])
  })
})

describe('a reply that was lost (X2, X11)', () => {
  it('of a finish is given again, word for word', async () => {
    const id = await readyLead(server())
    const first = await server().call('PUT', `/api/lead/${id}`, FINISH)
    const second = await server().call('PUT', `/api/lead/${id}`, FINISH)
    expect(second.text).toBe(first.text)
  })

  it('of a creation too', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await server().call('POST', '/api/lead-v2', PAULISTA, headers)
    const second = await server().call('POST', '/api/lead-v2', PAULISTA, headers)
    expect(second.text).toBe(first.text)
  })
})
