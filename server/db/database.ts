import pg from 'pg'

/** A prepared statement: the name makes PostgreSQL parse it once per connection. */
export type Statement = Readonly<{ name: string; text: string }>

export const statement = (name: string, text: string): Statement => ({ name, text })

type Values = readonly unknown[]

/** What repositories get: runs statements, alone or inside a transaction. */
export interface Sql {
  rows<T extends pg.QueryResultRow>(what: Statement, values?: Values): Promise<T[]>
  /** The first row, or undefined. */
  row<T extends pg.QueryResultRow>(what: Statement, values?: Values): Promise<T | undefined>
}

export interface Db extends Sql {
  /** Runs `work` in one transaction; serialization failures and deadlocks are tried again. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs plain SQL text of several statements (migrations). */
  script(text: string): Promise<void>
  /** Runs `work` as one of those who ask the database, until it is done. */
  counted<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** How many ask the database at this moment: they are answered, or wait for it. */
  asking(): number
  pool: pg.Pool
  close(): Promise<void>
}

const ABORTED = new Set(['40001', '40P01'])

/** Milliseconds that the word of a statement which took too long gets to arrive. */
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
  /** Connections at most. */
  pool: number
  /** Milliseconds a caller waits for a connection, and a statement may run. */
  timeoutMs: number
  /** Told of errors on idle connections: the pool mends itself. */
  onError?: (error: Error) => void
}

/** Opens the pool. Connects lazily: a database that is down shows in the first query. */
export function openDb(options: DbOptions): Db {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: options.timeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.timeoutMs,
    // A database that was cut off says nothing at all; the system notices that after a quarter of an hour.
    query_timeout: options.timeoutMs + ON_THE_WAY_MS,
    idle_in_transaction_session_timeout: options.timeoutMs,
    application_name: 'prosa',
  })
  pool.on('error', (error) => options.onError?.(error))
  // A connection that breaks while a transaction holds it tells so here too; its query has failed already.
  pool.on('connect', (client) => client.on('error', () => undefined))

  const direct = sqlOn(pool)
  let asking = 0
  async function counted<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    asking += 1
    try {
      return await work(direct)
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
      if (isSilence(error)) broken = error
      else await client.query('rollback').catch((failed: Error) => (broken = failed))
      throw error
    } finally {
      client.release(broken)
    }
  }

  async function tried<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt === 4 || !ABORTED.has(codeOf(error) ?? '')) throw error
      }
    }
  }

  return {
    pool,
    counted,
    asking: () => asking,
    rows: (what, values) => counted((sql) => sql.rows(what, values)),
    row: (what, values) => counted((sql) => sql.row(what, values)),
    transaction: (work) => counted(() => tried(work)),
    async script(text: string) {
      await pool.query(text)
    },
    close: () => pool.end(),
  }
}

/** The SQLSTATE of a database error, or Node's code of a network error. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** What `pg` says when no answer came in time. */
const isSilence = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout'

const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
const GONE_TEXTS =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

/** True when the database could not be reached or is shutting down, starting up, full or read-only. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) {
    // 08: connection; 53: out of resources, 53100 disk full; 57P: shut down, starting; 25006: read-only.
    return GONE.has(code) || /^(08|53|57P|58)/.test(code) || code === '25006' || code === '57014'
  }
  return isSilence(error) || (error instanceof Error && GONE_TEXTS.test(error.message))
}
