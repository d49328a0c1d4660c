import { Socket } from 'node:net'
import pg from 'pg'

/** A prepared statement: the name makes PostgreSQL parse it once per connection. */
export type Statement = Readonly<{ name: string; text: string }>

export const statement = (name: string, text: string): Statement => ({ name, text })

type Values = readonly unknown[]

/** What repositories receive: runs statements, alone or inside a transaction. */
export interface Sql {
  rows<T extends pg.QueryResultRow>(what: Statement, values?: Values): Promise<T[]>
  /** The first row, or undefined. */
  row<T extends pg.QueryResultRow>(what: Statement, values?: Values): Promise<T | undefined>
}

/** Retries serialization failures and deadlocks, of a single statement and of a whole transaction. */
export interface Db extends Sql {
  /** Runs `work` in one transaction. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs plain SQL with several statements (migrations). */
  script(text: string): Promise<void>
  /** Runs `work` and counts it as a user of the database until it is done. */
  counted<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** How many are using the database right now, whether running or waiting for a connection. */
  asking(): number
  /** Whether the last write could not be stored: the disk is full, or the database is read-only (X32). */
  refusesWrites(): boolean
  /** Writes a row of its own to learn whether writes work again; rejects like every other write. */
  tryWriting(): Promise<void>
  pool: pg.Pool
  close(): Promise<void>
}

/** SQLSTATEs with which a database refuses every write: disk full, read-only, I/O error. */
const REFUSED_WRITES = new Set(['53100', '25006', '58030'])

const WRITE = statement('write.try', 'update write_checks set at = now()')

const ABORTED = new Set(['40001', '40P01'])

/** Milliseconds that the cancellation of a timed-out statement gets to arrive. */
const ON_THE_WAY_MS = 1_000

const sqlOn = (client: pg.Pool | pg.PoolClient): Sql => {
  const rows = async <T extends pg.QueryResultRow>(what: Statement, values: Values = []): Promise<T[]> =>
    (await client.query<T>({ name: what.name, text: what.text, values: [...values] })).rows
  return {
    rows,
    row: async <T extends pg.QueryResultRow>(what: Statement, values?: Values) =>
      (await rows<T>(what, values))[0],
  }
}

export type DbOptions = {
  url: string
  /** Maximum number of connections. */
  pool: number
  /** Milliseconds a caller waits for a connection, and a statement may run. */
  timeoutMs: number
  /** Called with errors on idle connections: the pool recovers by itself. */
  onError?: (error: Error) => void
}

/** Opens the pool. Connects lazily: an unreachable database shows in the first query. */
export function openDb(options: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: options.timeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.timeoutMs,
    idle_in_transaction_session_timeout: options.timeoutMs,
    application_name: 'prosa',
  })
  pool.on('error', (error) => options.onError?.(error))
  // A connection that breaks inside a transaction also emits an error here; its query has already failed.
  pool.on('connect', (client) => client.on('error', () => undefined))
  cutSilence(pool, options.timeoutMs + ON_THE_WAY_MS)

  const direct = sqlOn(pool)
  let asking = 0
  let isRefusing = false
  async function counted<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    asking += 1
    try {
      return await work(direct)
    } catch (error) {
      if (REFUSED_WRITES.has(codeOf(error) ?? '')) isRefusing = true
      throw error
    } finally {
      asking -= 1
    }
  }

  async function once<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(sqlOn(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => (broken = failed))
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** A single statement is a transaction too: if it was aborted it changed nothing. */
  async function again<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (attempt === 4 || !ABORTED.has(codeOf(error) ?? '')) throw error
      }
    }
  }

  return {
    pool,
    counted,
    asking: () => asking,
    rows: (what, values) => counted((sql) => again(() => sql.rows(what, values))),
    row: (what, values) => counted((sql) => again(() => sql.row(what, values))),
    transaction: (work) => counted(() => again(() => once(work))),
    async script(text: string) {
      await pool.query(text)
    },
    refusesWrites: () => isRefusing,
    async tryWriting() {
      await counted((sql) => sql.rows(WRITE))
      isRefusing = false
    },
    close: () => pool.end(),
  }
}

/** The SQLSTATE of a database error, or the Node code of a network error. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/**
 * Closes connections that have been silent for too long while somebody waits for a reply: a database that is cut off
 * says nothing, and the OS takes a quarter of an hour to notice. One timer per connection; `pg`'s own limit uses one
 * per query, whose closures outlive the young generation and make the garbage collector work ten times as hard.
 */
function cutSilence(pool: pg.Pool, limitMs: number): void {
  const awaited = new WeakSet<pg.PoolClient>()
  pool.on('acquire', (client) => awaited.add(client))
  pool.on('release', (_error, client) => awaited.delete(client))
  pool.on('connect', (client) => {
    const { stream } = client.connection
    if (!(stream instanceof Socket)) return
    stream.setTimeout(limitMs, () => {
      if (awaited.has(client)) stream.destroy(new Silence('the database says nothing'))
    })
  })
}

class Silence extends Error {
  readonly code = 'ETIMEDOUT'
}

const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
const GONE_TEXTS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

/** True when the database was unreachable, shutting down, starting up, full or read-only. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) {
    // 08: connection; 53: out of resources, 53100 disk full; 57P: shut down, starting; 25006: read-only.
    return GONE.has(code) || /^(08|53|57P|58)/.test(code) || code === '25006' || code === '57014'
  }
  return error instanceof Error && GONE_TEXTS.test(error.message)
}
