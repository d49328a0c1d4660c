import type pg from 'pg'
import type { Db } from './database.ts'

/**
 * Runs `work` in one transaction on its own connection without a statement timeout: on a large database, maintenance
 * takes longer than a visitor's query may.
 */
export async function withoutTimeout<T>(db: Db, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = db.client({ statement_timeout: 0 })
  // If the connection breaks, the running statement reports it.
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
