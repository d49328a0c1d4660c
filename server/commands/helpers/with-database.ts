/** Opens the database for a command that is run by hand. */
import { ConfigError, type Config } from '../../config.ts'
import { openDatabase, type Db } from '../../db/database.ts'
import { openEmbedded } from '../../db/embedded/cluster-lifecycle.ts'
import { lockFolder, type FolderLock } from '../../db/embedded/folder-lock.ts'
import { migrate } from '../../db/migrate.ts'
import { waitForDatabase } from '../../db/wait-for-database.ts'
import { loadKeys } from '../../security/secret-keys.ts'
import { makeVault, type Vault } from '../../security/vault.ts'
import { checkKeys } from '../../services/encryption-key-check.ts'

/**
 * Milliseconds for which a command waits for the database. It is short because someone is watching the
 * command.
 */
const PATIENCE_MS = 1_000

/**
 * Opens the configured database and runs `work` with it, for a command. The embedded database is started if
 * no server is running, and stopped afterwards.
 */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  // If a running server holds the lock, its database is running and must keep running.
  const lock = config.database.url ? undefined : lockUnlessHeld(config.dataDir)
  const cluster = config.database.url ? undefined : await openEmbedded({ dataDir: config.dataDir })
  const url = config.database.url ?? cluster?.url ?? ''
  const db = openDatabase({ ...config.database, url })
  try {
    await waitForDatabase(db, url, PATIENCE_MS, () => undefined)
    await migrate(db, 'expand')
    return await work(db)
  } finally {
    await db.close()
    if (lock) await cluster?.stop()
    lock?.release()
  }
}

/** Opens the database as `withDatabase` does, for a command that also needs the keys, which are checked first. */
export function withDatabaseAndVault<T>(
  config: Config,
  work: (db: Db, vault: Vault) => Promise<T>,
): Promise<T> {
  const vault = makeVault(loadKeys(config))
  return withDatabase(config, async (db) => {
    await checkKeys(db, vault)
    return work(db, vault)
  })
}

/** Locks DATA_DIR; returns undefined if a running server holds the lock. */
function lockUnlessHeld(dataDir: string): FolderLock | undefined {
  try {
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof ConfigError) return undefined
    throw error
  }
}
