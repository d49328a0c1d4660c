/** Locks DATA_DIR, the folder with the server's data, so that only one server at a time uses it. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../../config.ts'
import { makeFolder } from '../../file-helpers.ts'

/** A lock on DATA_DIR, the folder with the server's data. */
export type FolderLock = { release(): void }

/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5

/**
 * Locks DATA_DIR for this process, because two servers on one folder would each start a PostgreSQL on the same data.
 * The lock is an operating system lock on a file in the folder, taken through SQLite. The system releases it when the
 * process ends for any reason, and it works across containers that share the volume. Keep a reference to the result:
 * the lock is released when it is garbage-collected.
 * @throws ConfigError if another server holds the lock
 */
export function lockFolder(dataDir: string): FolderLock {
  makeFolder(dataDir)
  const file = new DatabaseSync(join(dataDir, 'server.lock'))
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw error
    throw new ConfigError(`Another server uses ${dataDir}. Stop it, or give this one another DATA_DIR.`)
  }
  return { release: () => file.close() }
}
