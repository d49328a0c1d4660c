/**
 * Tests the server with PgBouncer in front of its database: orders can be placed in session and transaction mode, and
 * when PgBouncer refuses a connection, the server's error contains its reason.
 */
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase, statement, type Db } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { waitForDatabase } from '../../server/db/wait-for-database.ts'
import type { Pooler } from '../../server/db/pooler.ts'
import { useDatabase, useEmptyDatabase } from '../../tests/support/test-databases.ts'
import { FINISH, readyLead } from '../../tests/support/create-leads.ts'
import { useServer } from '../../tests/support/server.ts'
import { startPgbouncer, type Pgbouncer } from './start-pgbouncer.ts'

/** Number of orders: as many as one team can install in one period. */
const ORDERS = 6
const MODES = ['session', 'transaction'] as const
const ONE = statement('one', 'select 1 as one')
const SLOW = statement('slow', 'select pg_sleep(20)')
const LIMIT = statement('limit', 'show statement_timeout')

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

function open(url: string, pooler: Pooler, timeoutMs = 10_000): Db {
  const db = openDatabase({ url, pool: 8, timeoutMs, pooler })
  closing.push(() => db.close())
  return db
}

async function bouncer(...args: Parameters<typeof startPgbouncer>): Promise<Pgbouncer> {
  const started = await startPgbouncer(...args)
  closing.push(started.stop)
  return started
}

describe.each(MODES)('in the mode %s', (mode) => {
  let between: Pgbouncer | undefined
  const server = useServer({
    env: { DATABASE_POOLER: mode },
    // transactions share fewer connections than the server opens
    through: async (url) => {
      between = await startPgbouncer(url, mode, mode === 'transaction' ? { default_pool_size: 3 } : {})
      return between.url
    },
  })
  const database = useDatabase()
  const empty = useEmptyDatabase()

  it('simultaneous orders are placed, each with one number', async () => {
    const numbers = await Promise.all(
      Array.from({ length: ORDERS }, async () => {
        const id = await readyLead(server())
        const { status, body } = await server().call('PUT', `/api/lead/${id}`, FINISH)
        expect(status).toBe(200)
        expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).body.orderNumber).toBe(
          body.orderNumber,
        )
        return body.orderNumber
      }),
    )
    expect(new Set(numbers).size).toBe(ORDERS)
    const [orders] = await server().sql('select count(*)::int as count from orders')
    expect(orders?.count).toBe(ORDERS)
    await between?.stop()
  })

  it('a new database gets its schema', async () => {
    const { url } = await bouncer(empty(), mode)
    const db = open(url, mode)
    expect((await migrate(db, 'all')).applied).toContain('001_baseline.sql')
    expect((await migrate(db, 'all')).applied).toEqual([])
  })

  it('a transaction has a time limit, and the next one on its connection does not inherit it', async () => {
    const { url } = await bouncer(database(), mode, { default_pool_size: 1 })
    const db = openDatabase({ url, pool: 1, timeoutMs: 400, pooler: mode })
    await db.transaction((sql) => sql.rows(ONE))
    await expect(db.transaction((sql) => sql.rows(SLOW))).rejects.toThrow('statement timeout')
    await db.close()
    const other = open(url, 'transaction')
    expect(await other.row(LIMIT)).toEqual({ statement_timeout: '0' })
  })

  it('a statement that does not end is cancelled', async () => {
    const { url } = await bouncer(database(), mode)
    const db = open(url, mode, 400)
    const start = performance.now()
    await expect(db.rows(SLOW)).rejects.toThrow(/statement timeout|does not respond/)
    expect(performance.now() - start).toBeLessThan(4000)
    expect(await db.row(ONE)).toEqual({ one: 1 })
  })
})

describe('when PgBouncer refuses a connection (X41)', () => {
  const database = useDatabase()
  const start = (db: Db, url: string) => waitForDatabase(db, url, 500, () => undefined)

  it('because DATABASE_POOLER is not set, the error says to set it', async () => {
    const { url } = await bouncer(database(), 'transaction')
    await expect(start(open(url, 'none'), url)).rejects.toThrow(
      /refuses connections: unsupported startup parameter: statement_timeout\. Set DATABASE_POOLER to its mode/,
    )
  })

  it('because it does not know the database, the error says so', async () => {
    const between = await bouncer(database(), 'transaction')
    const url = between.url.replace(/\/test_\w+/, '/unknown')
    await expect(start(open(url, 'transaction'), url)).rejects.toThrow(
      /does not respond \(bouncer config error\)/,
    )
  })

  it('because there are too many, the error says so', async () => {
    const { url } = await bouncer(database(), 'session', { max_client_conn: 4 })
    const [first, second] = [open(url, 'session'), open(url, 'session')]
    const held = await Promise.all(Array.from({ length: 4 }, () => first.pool.connect()))
    await expect(first.row(ONE)).rejects.toThrow('no more connections allowed')
    await expect(start(second, url)).rejects.toThrow(/no more connections allowed/)
    for (const each of held) each.release()
    expect(await first.row(ONE)).toEqual({ one: 1 })
  })
})
