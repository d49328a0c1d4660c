/** Makes a backup of the configured database, embedded or not. */
import type { Config } from '../../../config.ts'
import type { CommandDatabase } from '../../helpers/open-database-for-command.ts'
import type { Say } from '../../helpers/say-steps.ts'
import { backUpEmbedded, EMBEDDED_BACKUP_STEPS } from './back-up-embedded-database.ts'
import { backUpOwn, OWN_BACKUP_STEPS } from './back-up-own-database.ts'
import { refuseFolderWithin } from './backup-folder.ts'

/** How many sentences `backUp` says. */
export const backUpSteps = ({ database }: Config) =>
  database.url === undefined ? EMBEDDED_BACKUP_STEPS : OWN_BACKUP_STEPS

/**
 * Checks, before anything is done, that backups can be made in a folder.
 * @throws ConfigError if it lies in what is backed up
 */
export function checkBackupFolder({ database, dataDir }: Config, parent: string): void {
  if (database.url === undefined) refuseFolderWithin(parent, dataDir)
}

/**
 * Makes a backup in a new folder in `parent`, and returns that folder.
 * @param opened the database, if the command has opened it already
 */
export async function backUp(
  config: Config,
  parent: string,
  say: Say,
  opened?: CommandDatabase,
): Promise<string> {
  checkBackupFolder(config, parent)
  return config.database.url === undefined
    ? backUpEmbedded(config, parent, say, opened)
    : backUpOwn(config, config.database.url, parent, say)
}
