/** Runs SQL on a test's database: one statement on a new connection, or many on a pool of connections. */
import pg from 'pg'

export type Row = Readonly<Record<string, unknown>>

/** Runs one statement on a separate connection. */
export async function query(url: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  // tests end connections, also this one between two of its messages; its query then fails
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/**
 * Returns connections for the many statements that a test of one database runs; opening one takes as long as fifty
 * statements. They share the session settings that a statement changes.
 */
export function ownerPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 4, idleTimeoutMillis: 5_000, allowExitOnIdle: true })
  // tests end connections, and the next statement opens another one
  pool.on('error', () => undefined)
  return pool
}
