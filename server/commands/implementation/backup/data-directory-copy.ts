/**
 * Copies DATA_DIR with the embedded PostgreSQL, also while a server runs on it: PostgreSQL is told where the copy begins and
 * ends, and keeps its log until then. The backup ends with its session, so all of it is one session.
 */
import { existsSync } from 'node:fs'
import { rm, writeFile, chown, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../../../config.ts'
import { databaseSystemUser } from '../../../db/embedded/programs.ts'
import { folderOfCluster } from '../../../db/embedded/cluster.ts'
import { openCommandDatabase, withConnection, type CommandDatabase } from '../../helpers/database.ts'
import type { Say } from '../../helpers/command.ts'
import { copiedData, describeBackup, makeBackupFolder, refuseFolderWithin } from './backup-folder.ts'
import { copyFolder, toDisk } from './copy-folder.ts'
import { factsOf, factsText, nameOfDatabase } from './facts-of-database.ts'

/** What is made anew, or holds for one process alone. */
const LEFT_OUT = /^(?:pages|pictures|postgres|.*\.lock(?:-journal|\.name)?)$/
/** What of the database's folder belongs to its process, or is copied after the rest. */
const LEFT_OUT_OF_DATABASE =
  /^(?:postmaster\.(?:pid|opts)|server\.log|pg_wal\/.+|pg_replslot\/.+|(?:.+\/)?pgsql_tmp.*)$/

const MEGABYTE = 1024 * 1024

/** How many sentences `backUpEmbedded` says. */
export const EMBEDDED_BACKUP_STEPS = 5

/**
 * Makes a backup in `parent` and returns its folder.
 * @param opened the database, if the command has opened it already
 */
export async function backUpEmbedded(
  config: Config,
  parent: string,
  say: Say,
  opened?: CommandDatabase,
): Promise<string> {
  const { dataDir } = config
  const at = new Date()
  const { url, isRunning, close } = opened ?? (await openCommandDatabase(config))
  const session = new pg.Client({ connectionString: url })
  // a connection that ends fails the next statement, which says so
  session.on('error', () => undefined)
  try {
    await session.connect()
    say(
      `Backs up ${nameOfDatabase(config)}. ${isRunning ? 'A server uses it and goes on taking orders.' : 'No server uses it now.'}`,
    )
    const folder = folderOfCluster(dataDir)
    refuseFolderWithin(parent, folder)
    const backup = makeBackupFolder(parent, at)
    const [data, inData] = [copiedData(backup), join(copiedData(backup), 'postgres')]

    say('Tells PostgreSQL that a copy begins, and to keep its log until the copy has ended.')
    await session.query(
      "select pg_create_physical_replication_slot('prosa_backup_' || pg_backend_pid(), true, true)",
    )
    await session.query("select pg_backup_start('prosa', fast => true)")

    say(`Copies ${dataDir} to ${data}. What can be made anew, such as rendered pages, is left out.`)
    const own = await copyFolder(dataDir, data, (path) => LEFT_OUT.test(path))
    const database = await copyFolder(folder, inData, (path) => LEFT_OUT_OF_DATABASE.test(path))
    // read late: hardly an order is erased between this count and what is restored
    const facts = await withConnection(config, url, factsOf)

    say('Ends the copy, and adds the log of what was written meanwhile.')
    const { rows } = await session.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    )
    const log = await copyFolder(join(folder, 'pg_wal'), join(inData, 'pg_wal'))
    const label = join(inData, 'backup_label')
    await writeFile(label, rows[0]?.labelfile ?? '', { mode: 0o600 })
    const { uid, gid } = await stat(join(inData, 'PG_VERSION'))
    if (databaseSystemUser().uid !== undefined) await chown(label, uid, gid)
    await rm(join(inData, 'postmaster.pid'), { force: true })

    const hasKeys = existsSync(join(data, 'keys.json'))
    await toDisk(label)
    await describeBackup(backup, { kind: 'embedded', at: at.toISOString(), facts, hasKeys })
    const bytes = own.bytes + database.bytes + log.bytes
    say(
      `The backup is in ${backup}: ${Math.ceil(bytes / MEGABYTE)} MB, ${factsText(facts)}. ` +
        keysText(hasKeys, config.keys),
    )
    return backup
  } finally {
    await session.end().catch(() => undefined)
    if (!opened) await close()
  }
}

/** Says which keys are in the backup: of those that are set, `keys.json` holds earlier ones or none. */
function keysText(hasFile: boolean, { encryption, lookup }: Config['keys']): string {
  const elsewhere = [...(encryption ? ['ENCRYPTION_KEY'] : []), ...(lookup ? ['LOOKUP_KEY'] : [])].join(', ')
  const [kept, set] = [
    'are in it (data/keys.json): keep it where you keep secrets.',
    `(${elsewhere}): keep them elsewhere; without them nothing can be read.`,
  ]
  if (!hasFile) return `The keys are not in it ${set}`
  return elsewhere === '' ? `The keys ${kept}` : `Keys ${kept} Not those that are set ${set}`
}
