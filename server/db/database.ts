/** The connection to the PostgreSQL database: prepared statements, transactions, and retries. */
import type pg from 'pg'
import { databaseErrorCode, isLost } from './recognise-database-errors.ts'
import { openPool, type Pool, type PoolOptions } from './pool.ts'
import { makeWriteCheck } from './check-database-writable.ts'

/** A prepared statement. Because it has a name, PostgreSQL parses it only once per connection. */
export type Statement = Readonly<{ name: string; text: string }>

/** Defines a prepared statement. Its name must be unique in the whole product. */
export const statement = (name: string, text: string): Statement => ({ name, text })

type Values = readonly unknown[]

/** Runs statements, each on its own or all in one transaction. Repositories receive this interface. */
export interface Sql {
  rows<T extends pg.QueryResultRow>(what: Statement, values?: Values): Promise<T[]>
  row<T extends pg.QueryResultRow>(what: Statement, values?: Values): Promise<T | undefined>
  hasRow(what: Statement, values?: Values): Promise<boolean>
  /** Runs a statement for its effect alone. */
  run(what: Statement, values?: Values): Promise<void>
}

/** Returns the row of a statement that always has one, such as a count. */
export async function onlyRow<T extends pg.QueryResultRow>(
  sql: Sql,
  what: Statement,
  values?: Values,
): Promise<T> {
  const row = await sql.row<T>(what, values)
  if (!row) throw new Error(`${what.name} has returned no row`)
  return row
}

/** Returns the values of rows by column, as a statement takes them for `unnest`. */
export const columnsOf = <Row>(rows: readonly Row[], ...names: (keyof Row)[]) =>
  names.map((name) => rows.map((row) => row[name]))

/** Milliseconds without any answer after which the database counts as silent: less than two seconds, in which readiness answers. */
const SILENT_MS = 1_500

/** Notes when the database has answered. */
type SilenceWatch = {
  answered(): void
  /**
   * Rejects if `work` has not ended and the database has answered nobody for as long as it may be silent. While it answers
   * others, it is only busy, and `work` may wait for a connection.
   */
  unlessSilent<T>(work: () => Promise<T>): Promise<T>
}

class Silent extends Error {
  readonly code = 'ETIMEDOUT'
}

function watchSilence(): SilenceWatch {
  let answeredAt = -Infinity
  return {
    answered() {
      answeredAt = performance.now()
    },
    async unlessSilent(work) {
      const began = performance.now()
      const { promise: silence, reject } = Promise.withResolvers<never>()
      let timer: NodeJS.Timeout | undefined
      const look = () => {
        const left = Math.max(began, answeredAt) + SILENT_MS - performance.now()
        if (left <= 0) reject(new Silent('the database answers nobody'))
        else timer = setTimeout(look, left)
      }
      look()
      return Promise.race([work(), silence]).finally(() => clearTimeout(timer))
    },
  }
}

/** The database. It retries statements and transactions that fail with a serialization failure or a deadlock. */
export interface Db extends Sql {
  /** Runs `work` in one transaction. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Runs `work`. Until it is done, `asking` counts it as a caller. */
  counted<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Returns how many callers are using the database now, including those that wait for a connection. */
  asking(): number
  /**
   * Rejects unless the database accepts writes now. After a write that was refused, because the disk is full or the
   * database read-only, only a write that needs new disk space is proof.
   */
  checkWrites(): Promise<void>
  /** Runs `work`, and rejects if the database answers nobody meanwhile for too long. */
  unlessSilent: SilenceWatch['unlessSilent']
  pool: pg.Pool
  client: Pool['client']
  close(): Promise<void>
}

/**
 * SQLSTATEs with which PostgreSQL aborts a transaction because of a concurrent one: serialization failure,
 * deadlock.
 */
const ABORTED = new Set(['40001', '40P01'])

/** How many times an aborted transaction is tried, including the first attempt. */
const TRIES = 4

/** Runs statements on one connection, or on any of the pool. */
export const sqlOn = (client: pg.Pool | pg.ClientBase): Sql => {
  const rows = async <T extends pg.QueryResultRow>(what: Statement, values: Values = []): Promise<T[]> =>
    (await client.query<T>({ name: what.name, text: what.text, values: [...values] })).rows
  return {
    rows,
    row: async <T extends pg.QueryResultRow>(what: Statement, values?: Values) =>
      (await rows<T>(what, values))[0],
    hasRow: async (what, values) => (await rows(what, values)).length > 0,
    run: async (what, values) => void (await rows(what, values)),
  }
}

/** Opens the database. It connects lazily, so the first query fails if the database is unreachable. */
export function openDatabase(options: PoolOptions): Db {
  const { pool, begin, client, doubt, close } = openPool(options)
  const direct = sqlOn(pool)
  let asking = 0
  async function counted<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    asking += 1
    try {
      const result = await work(direct)
      silence.answered()
      return result
    } catch (error) {
      writes.failed(error)
      if (isLost(error)) doubt()
      throw error
    } finally {
      asking -= 1
    }
  }

  async function once<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query(begin)
      const result = await work(sqlOn(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => (broken = failed))
      if (isLost(error)) broken ??= error
      throw error
    } finally {
      client.release(broken)
    }
  }

  /**
   * Retries `work` if PostgreSQL aborted it. An aborted transaction has changed nothing, and a single
   * statement is a transaction too.
   */
  async function retried<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (attempt === TRIES || !ABORTED.has(databaseErrorCode(error) ?? '')) throw error
      }
    }
  }

  const transaction = <T>(work: (sql: Sql) => Promise<T>) => counted(() => retried(() => once(work)))
  const silence = watchSilence()
  const writes = makeWriteCheck(transaction)

  return {
    pool,
    counted,
    asking: () => asking,
    rows: (what, values) => counted((sql) => retried(() => sql.rows(what, values))),
    row: (what, values) => counted((sql) => retried(() => sql.row(what, values))),
    hasRow: (what, values) => counted((sql) => retried(() => sql.hasRow(what, values))),
    run: (what, values) => counted((sql) => retried(() => sql.run(what, values))),
    transaction,
    checkWrites: () => writes.check(),
    unlessSilent: silence.unlessSilent,
    client,
    close,
  }
}
