/** Puts a backup where the settings say, which must be empty, and looks whether it is all there. */
import { mkdir } from 'node:fs/promises'
import { ConfigError, type Config } from '../../../config.ts'
import { statement, type Db } from '../../../db/database.ts'
import { adoptCluster } from '../../../db/embedded/cluster.ts'
import { loadKeys } from '../../../security/secret-keys.ts'
import { makeVault } from '../../../security/encryption-vault.ts'
import { checkKeys } from '../../../services/encryption-key-check.ts'
import { openCommandDatabase, withConnection } from '../../helpers/database.ts'
import type { Say } from '../../helpers/command.ts'
import { copiedData, dumpFile, isEmptyFolder, readBackup, type BackupDescription } from './backup-folder.ts'
import { copyFolder } from './copy-folder.ts'
import { factsOf, factsText, nameOfDatabase } from './facts-of-database.ts'
import { runPostgresqlTool } from './back-up.ts'

/** How many sentences `restore` says. */
export const RESTORE_STEPS = 4

/** Restores a backup. Nothing that is there is overwritten. */
export async function restore(config: Config, backup: string, say: Say): Promise<void> {
  const found = readBackup(backup)
  say(`Reads ${backup}: a backup of ${found.at}, with ${factsText(found.facts)}.`)
  await (found.kind === 'embedded' ? copyData(config, backup, say) : loadDump(config, backup, say))
  const { url, close } = await openCommandDatabase(config)
  let lacking = 0
  try {
    say('Looks whether all of it is there, and whether the keys open it.')
    await withConnection(config, url, async (db) => {
      lacking = await compare(db, found)
      await checkKeys(db, makeVault(loadKeys(config)))
    })
  } finally {
    await close()
  }
  say(
    `Restored: ${nameOfDatabase(config)}. ${erasedText(lacking)}Start a server on it. What was written after ${found.at} is gone; who can name it: ` +
      'docs/operations.md, What a restore loses.',
  )
}

async function copyData(config: Config, backup: string, say: Say): Promise<void> {
  const { database, dataDir } = config
  if (database.url !== undefined)
    throw new ConfigError(
      'This is a backup of an embedded database: it is restored to DATA_DIR, with DATABASE_URL unset.',
    )
  if (!isEmptyFolder(dataDir))
    throw new ConfigError(
      `${dataDir} is not empty. Move it away or set another DATA_DIR; nothing was changed.`,
    )
  say(`Copies it to ${dataDir}, and gives the database to its user.`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await copyFolder(copiedData(backup), dataDir)
  adoptCluster(dataDir)
}

const TABLES = statement(
  'restore.tables',
  `select count(*)::int as tables from pg_tables where schemaname = current_schema()`,
)

async function loadDump(config: Config, backup: string, say: Say): Promise<void> {
  const { url } = config.database
  if (url === undefined)
    throw new ConfigError('This is a backup of your own PostgreSQL: set DATABASE_URL to an empty database.')
  const found = await withConnection(config, url, (db) => db.row<{ tables: number }>(TABLES))
  if ((found?.tables ?? 0) > 0)
    throw new ConfigError(
      `${nameOfDatabase(config)}, is not empty. Create another one (createdb) and name it in DATABASE_URL; nothing was changed.`,
    )
  say(`Loads it into ${nameOfDatabase(config)}, with pg_restore: all of it or nothing.`)
  await runPostgresqlTool('pg_restore', url, [
    '--no-owner',
    '--exit-on-error',
    '--single-transaction',
    dumpFile(backup),
  ])
}

/** Says how many orders fewer there are than were counted; a person's right or the end of retention erases them. */
const erasedText = (orders: number) =>
  orders === 0
    ? ''
    : `It has ${orders} fewer orders than were counted for the backup: look whether so many were erased while it was made. `

/**
 * Returns how many orders fewer there are than were counted while the backup was made.
 * @throws ConfigError if the database is not the one that was backed up
 */
async function compare(db: Db, { facts }: BackupDescription): Promise<number> {
  const now = await factsOf(db)
  // what was written while the backup was made may be there besides
  if ((now.orders === 0 && facts.orders > 0) || now.schema !== facts.schema)
    throw new ConfigError(
      `The backup should hold ${factsText(facts)}, but the restored database has ${factsText(now)}.`,
    )
  return Math.max(0, facts.orders - now.orders)
}
