/** Locks a table of a test's database, so that the server's statements on it wait. */
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
