/**
 * Upgrades the database to this release, after a backup, and says each step (docs/operations.md, Upgrade):
 *
 *   node server/commands/upgrade.ts FOLDER
 *
 * Run it with the new release. A server of the embedded database must be stopped before; servers with DATABASE_URL go on.
 */
import { resolve } from 'node:path'
import { ConfigError, readConfig } from '../config.ts'
import { runMain, readArguments, sayStepsOf } from './helpers/command.ts'
import { upgrade } from './implementation/backup/upgrade.ts'
import { backUpSteps } from './implementation/backup/back-up.ts'

const USAGE = 'Usage: npm run upgrade -- FOLDER (where the backup before it is made)'

/** The sentences beside those of the backup. */
const STEPS = 4

runMain(async () => {
  const [folder, ...more] = readArguments({}, USAGE).positionals
  if (folder === undefined || more.length > 0) throw new ConfigError(USAGE)
  const config = readConfig()
  await upgrade(config, resolve(folder), sayStepsOf(STEPS + backUpSteps(config)))
})
