import type { Config } from '../config.ts'
import { openDb, type Db } from '../db/database.ts'
import { openEmbedded } from '../db/embedded/cluster.ts'
import { holdFolder } from '../db/embedded/hold.ts'
import { migrate } from '../db/migrate.ts'

/**
 * The database of the configuration for a command: the operator's, the one of a server that runs on DATA_DIR
 * now, or the embedded one for as long as the command takes.
 */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  // Held by a running server: its database is up and must stay up.
  const hold = config.database.url ? undefined : await holdFolder(config.dataDir).catch(() => undefined)
  const cluster = config.database.url ? undefined : await openEmbedded({ dataDir: config.dataDir })
  const db = openDb({ ...config.database, url: config.database.url ?? cluster?.url ?? '' })
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.close()
    if (hold) await cluster?.stop()
    await hold?.release()
  }
}
