import type { Config } from '../config.ts'
import { openDb, type Db } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/cluster.ts'
import { lockFolder } from '../db/embedded/folder-lock.ts'
import { migrate } from '../db/migrate.ts'
import { reach } from '../db/reach.ts'

/** Milliseconds that the database may take to answer: whoever gives the command stands by. */
const PATIENCE_MS = 1_000

/**
 * The database of the configuration for a command: the operator's, the one of a server that runs on DATA_DIR
 * now, or the embedded one for as long as the command takes.
 */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  // Held by a running server: its database is up and must stay up.
  const lock = config.database.url ? undefined : await lockFolder(config.dataDir).catch(() => undefined)
  const cluster = config.database.url ? undefined : await openEmbedded({ dataDir: config.dataDir })
  const url = config.database.url ?? cluster?.url ?? ''
  const db = openDb({ ...config.database, url })
  try {
    await reach(db, url, PATIENCE_MS, () => undefined)
    await migrate(db)
    return await work(db)
  } finally {
    await db.close()
    if (lock) await cluster?.stop()
    await lock?.release()
  }
}
