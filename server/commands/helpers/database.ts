/** Opens the database for a command that is run by hand. */
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError, type Config } from '../../config.ts'
import { openDatabase, type Db } from '../../db/database.ts'
import { openEmbedded, runningClusterUrl } from '../../db/embedded/cluster.ts'
import { lockFolderForCommand } from '../../db/embedded/lock-data-directory.ts'
import { migrate } from '../../db/migrate.ts'
import { waitForDatabase } from '../../db/wait-for-database.ts'
import { loadKeys } from '../../security/secret-keys.ts'
import { makeVault, type Vault } from '../../security/encryption-vault.ts'
import { checkKeys } from '../../services/encryption-key-check.ts'

/**
 * Milliseconds for which a command waits for the database. It is short because someone is watching the
 * command.
 */
const PATIENCE_MS = 1_000

/** Milliseconds between two looks at whether a server's database runs. */
const PAUSE_MS = 200
/** Milliseconds for which a command waits while a server has DATA_DIR and starts its database, or starts it again. */
const SERVER_PATIENCE_MS = 10_000

/** The database of a command. `isRunning`: others may use it, too. */
export type CommandDatabase = { url: string; isRunning: boolean; close: () => Promise<void> }

const tellOnTerminal = (text: string): void => void process.stderr.write(`${text}\n`)

/**
 * Opens the embedded database. If a server has DATA_DIR, its database is used: the command never starts one then, which
 * would keep that server, or the next one, from starting its own (docs/decisions/0011).
 */
async function openEmbeddedForCommand(dataDir: string): Promise<CommandDatabase> {
  for (let end = Infinity; Date.now() < end; await wait(PAUSE_MS)) {
    const lock = await lockFolderForCommand(dataDir, tellOnTerminal)
    if (lock) {
      const cluster = await openEmbedded({ dataDir })
      const close = async () => {
        await cluster.stop()
        lock.release()
      }
      return { url: cluster.url, isRunning: false, close }
    }
    end = Math.min(end, Date.now() + SERVER_PATIENCE_MS)
    const url = await runningClusterUrl(dataDir)
    if (url !== undefined) return { url, isRunning: true, close: () => Promise.resolve() }
  }
  throw new ConfigError(
    `The server that uses ${dataDir} has no database that answers. Wait until it is ready, then try again.`,
  )
}

/** Opens the configured database as it is. The embedded one is started if no server is running, and stopped by `close`. */
export const openCommandDatabase = ({ database, dataDir }: Config): Promise<CommandDatabase> =>
  database.url === undefined
    ? openEmbeddedForCommand(dataDir)
    : Promise.resolve({ url: database.url, isRunning: true, close: () => Promise.resolve() })

/** Runs `work` with a connection to a database, as it is. */
export async function withConnection<T>(
  config: Config,
  url: string,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = openDatabase({ ...config.database, url })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/**
 * Opens the configured database, brings its schema up to date and runs `work` with it, for a command. The embedded database
 * is started if no server is running, and stopped afterwards.
 */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const { url, close } = await openCommandDatabase(config)
  try {
    return await withConnection(config, url, async (db) => {
      await waitForDatabase(db, url, PATIENCE_MS, () => undefined)
      await migrate(db, 'expand')
      return work(db)
    })
  } finally {
    await close()
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
