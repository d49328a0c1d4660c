import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../../config.ts'
import { makeFolder } from '../../files.ts'

export type FolderLock = { release(): void }

/** SQLITE_BUSY: another process holds the lock. */
const BUSY = 5

/**
 * Locks DATA_DIR for this process: two servers on one folder would each start a PostgreSQL on the same data. The lock
 * is on a file in the folder, taken through SQLite as an operating system lock: the system drops it however the process
 * ends, and it works across containers that share the volume (X31). Keep the result: the lock ends with it.
 * @throws ConfigError when another server holds the lock
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
