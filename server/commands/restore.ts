/**
 * Restores a backup that `npm run backup` has made, and says each step (docs/operations.md, Backup and restore):
 *
 *   DATA_DIR=./elsewhere node server/commands/restore.ts BACKUP
 *   DATABASE_URL=postgresql://prosa:…@db2/prosa node server/commands/restore.ts BACKUP
 *
 * DATA_DIR, or the database in DATABASE_URL, must be empty.
 */
import { resolve } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { runMain, readArguments, sayStepsOf } from './helpers/command.ts'
import { restore, RESTORE_STEPS } from './implementation/backup/restore.ts'

const USAGE = 'Usage: npm run restore -- BACKUP (a folder that npm run backup has made)'

runMain(async () => {
  const [backup, ...more] = readArguments({}, USAGE).positionals
  if (backup === undefined || more.length > 0) throw new ConfigError(USAGE)
  await restore(readConfig(), resolve(backup), sayStepsOf(RESTORE_STEPS))
})
