/**
 * Makes a backup of the database while servers go on, and says each step (docs/operations.md, Backup and restore):
 *
 *   node server/commands/back-up.ts FOLDER
 *
 * A folder named after the time is made in FOLDER: a copy of DATA_DIR where the database is embedded, a dump by pg_dump
 * where DATABASE_URL is set.
 */
import { resolve } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { runMain, readArguments, sayStepsOf } from './helpers/command.ts'
import { backUp, backUpSteps } from './implementation/backup/back-up.ts'

const USAGE = 'Usage: npm run backup -- FOLDER'

runMain(async () => {
  const [folder, ...more] = readArguments({}, USAGE).positionals
  if (folder === undefined || more.length > 0) throw new ConfigError(USAGE)
  const config = readConfig()
  await backUp(config, resolve(folder), sayStepsOf(backUpSteps(config)))
})
