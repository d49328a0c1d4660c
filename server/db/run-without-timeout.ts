/** Runs maintenance work on the database without the usual time limit for statements. */
import type pg from 'pg'
import type { Db } from './database.ts'
import { setLimits } from './pooler.ts'

/**
 * Milliseconds that may pass between two statements of maintenance work. A process that hangs longer loses
 * its connection and its locks.
 */
const COMPUTES_MS = 60_000

const UNLIMITED = { statement_timeout: 0, idle_in_transaction_session_timeout: COMPUTES_MS }

/**
 * Runs `work` in one transaction on a separate connection without a statement timeout. On a large database,
 * maintenance takes longer than a visitor's query may.
 */
export async function withoutTimeout<T>(db: Db, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = db.client()
  // If the connection breaks, the running statement rejects.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`begin; ${setLimits(UNLIMITED, 'set local')}`)
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
