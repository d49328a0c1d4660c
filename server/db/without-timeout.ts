import type pg from 'pg'
import type { Db } from './database.ts'

/** Milliseconds that maintenance may compute between two statements; a process that hangs must not keep its locks. */
const COMPUTES_MS = 60_000

/**
 * Runs `work` in one transaction on its own connection without a statement timeout: on a large database, maintenance
 * takes longer than a visitor's query may, and so does its own work between two statements on a busy machine.
 */
export async function withoutTimeout<T>(db: Db, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = db.client({ statement_timeout: 0, idle_in_transaction_session_timeout: COMPUTES_MS })
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
