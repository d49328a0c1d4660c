/** Dumps the database in DATABASE_URL with PostgreSQL's own program, while servers go on. */
import { statSync } from 'node:fs'
import type { Config } from '../../../config.ts'
import { withConnection } from '../../helpers/open-database-for-command.ts'
import type { Say } from '../../helpers/say-steps.ts'
import { describeBackup, dumpFile, makeBackupFolder } from './backup-folder.ts'
import { factsOf, factsText, nameOfDatabase } from './facts-of-database.ts'
import { runPostgresqlTool } from './postgresql-tools.ts'

const MEGABYTE = 1024 * 1024

/** How many sentences `backUpOwn` says. */
export const OWN_BACKUP_STEPS = 3

/** Makes a backup in `parent` and returns its folder. */
export async function backUpOwn(config: Config, url: string, parent: string, say: Say): Promise<string> {
  const at = new Date()
  say(`Backs up ${nameOfDatabase(config)}. Servers go on taking orders.`)
  const facts = await withConnection(config, url, factsOf)
  const backup = makeBackupFolder(parent, at)
  const file = dumpFile(backup)
  say(`Writes all of it to ${file} with pg_dump.`)
  await runPostgresqlTool('pg_dump', url, ['--format=custom', '--no-owner', `--file=${file}`])
  await describeBackup(backup, { kind: 'dump', at: at.toISOString(), facts, hasKeys: false })
  say(
    `The backup is in ${backup}: ${Math.ceil(statSync(file).size / MEGABYTE)} MB, ${factsText(facts)}. ` +
      'The keys are not in it (ENCRYPTION_KEY, LOOKUP_KEY): keep them elsewhere; without them nothing can be read.',
  )
  return backup
}
