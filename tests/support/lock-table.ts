/** Locks a table of a test's database, so that the server's statements on it wait. */
import pg from 'pg'
import { expect, vi } from 'vitest'

/**
 * Prevents all reading and writing of a table until the function that it returns is called, as if the database hung
 * there.
 */
export async function lockTable(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`begin; lock table ${table}`)
  return () => client.end()
}

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
