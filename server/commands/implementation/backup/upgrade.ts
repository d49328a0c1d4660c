/** Upgrades the database of the settings to this release, after a backup of it. */
import { ConfigError, type Config } from '../../../config.ts'
import type { Db } from '../../../db/database.ts'
import { migrate, missingMigrations } from '../../../db/migrate.ts'
import { loadKeys } from '../../../security/secret-keys.ts'
import { makeVault } from '../../../security/encryption-vault.ts'
import { checkKeys } from '../../../services/encryption-key-check.ts'
import { openCommandDatabase, withConnection, type CommandDatabase } from '../../helpers/database.ts'
import type { Say } from '../../helpers/command.ts'
import { backUp, checkBackupFolder } from './back-up.ts'
import { nameOfDatabase } from './facts-of-database.ts'

const FIRST_MIGRATION = '001_baseline.sql'

const listed = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))

/**
 * The embedded database stays this command's until the end, so that no server starts on what is half upgraded: a supervisor
 * that starts one meanwhile has it wait.
 * @param folder where the backup is made
 */
export async function upgrade(config: Config, folder: string, say: Say): Promise<void> {
  checkBackupFolder(config, folder)
  const isEmbedded = config.database.url === undefined
  await withOpenDatabase(config, async (open, db) => {
    if (isEmbedded && open.isRunning)
      throw new ConfigError(`A server uses ${config.dataDir}. Stop it, then try again; nothing was changed.`)
    const missing = await missingMigrations(db)
    say(`Upgrades ${nameOfDatabase(config)}. Migrations that it lacks: ${listed(missing)}.`)
    const vault = makeVault(loadKeys(config))
    // before anything is changed; a database without tables has nothing to open
    if (!missing.includes(FIRST_MIGRATION)) await checkKeys(db, vault)
    const backup = await backUp(config, folder, say, isEmbedded ? open : undefined)
    say(
      isEmbedded
        ? 'Applies all of them, in one transaction: either all are applied or none.'
        : 'Applies those that servers of the release before do not notice, in one transaction. While it runs, visitors wait.',
    )
    const begun = performance.now()
    const { applied, left } = await migrate(db, isEmbedded ? 'all' : 'expand')
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    say(`Applied in ${seconds} s: ${listed(applied)}. Checks that the keys open the database.`)
    await checkKeys(db, vault)
    say(
      `Done. Start servers of this release${isEmbedded ? '' : ' next to the old ones, then stop the old ones'}.` +
        (left.length > 0
          ? ` Once none of the old release runs: npm run contract, which applies ${listed(left)}.`
          : '') +
        ` The way back is the backup: npm run restore -- ${backup}`,
    )
  })
}

async function withOpenDatabase<T>(
  config: Config,
  work: (open: CommandDatabase, db: Db) => Promise<T>,
): Promise<T> {
  const open = await openCommandDatabase(config)
  try {
    return await withConnection(config, open.url, (db) => work(open, db))
  } finally {
    await open.close()
  }
}
