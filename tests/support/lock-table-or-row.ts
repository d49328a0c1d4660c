/** Locks a table or a row of a test's database, so that the server's statements on it wait. */
import pg from 'pg'

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
