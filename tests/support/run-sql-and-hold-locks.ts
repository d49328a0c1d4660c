/** Runs SQL on a test's database, and locks tables or rows of it. */
import pg from 'pg'

export type Row = Readonly<Record<string, unknown>>

/** One statement on a separate connection. */
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
 * Connections for the many statements that a test of one database runs; opening one takes as long as fifty of them. They
 * share what a statement sets for its session.
 */
export function ownerPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 4, idleTimeoutMillis: 5_000, allowExitOnIdle: true })
  // tests end connections, and the next statement opens another one
  pool.on('error', () => undefined)
  return pool
}

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

/**
 * Prevents all writing to a row until the function that it returns is called. `change` is executed in the same
 * transaction, which that function commits.
 */
export async function lockRow(
  url: string,
  table: string,
  id: string,
  change?: { readonly text: string },
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query(`select 1 from ${table} where id = $1 for update`, [id])
  if (change) await client.query(change.text, [id])
  return async () => {
    await client.query('commit')
    await client.end()
  }
}
