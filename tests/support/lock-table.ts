/** Holds locks in a test's database, so that the server's statements wait for them. */
import pg from 'pg'
import { expect, vi } from 'vitest'

/** Begins a transaction with a statement; returns a function that rolls it back. */
export async function holdLocks(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  // tests also end all connections
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin')
  await client.query(statement, [...values])
  return () => client.end()
}

/**
 * Prevents all reading and writing of a table until the function that it returns is called, as if the database hung
 * there.
 */
export const lockTable = (url: string, table: string): Promise<() => Promise<void>> =>
  holdLocks(url, `lock table ${table}`)

/** Resolves once so many connections to a database wait for a lock. */
export async function waitForLocks(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await vi.waitFor(async () => {
    const { rows } = await client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(rows).toHaveLength(count)
  }, 10_000)
  await client.end()
}
