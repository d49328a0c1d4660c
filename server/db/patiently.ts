import pg from 'pg'
import type { Db } from './database.ts'

/**
 * Runs `work` in one transaction on a connection of its own, for as long as it takes: of a large database, longer
 * than a visitor may wait.
 */
export async function patiently<T>(db: Db, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...db.pool.options, statement_timeout: 0 })
  // What breaks the connection is told by the statement that it breaks.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}
