/**
 * The folder of a backup: what says of which kind it is and what it holds (`backup.json`), beside the copied `data` of an
 * embedded database or the `prosa.dump` of another one.
 */
import { existsSync, mkdirSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import * as z from 'zod'
import { ConfigError } from '../../../config.ts'
import { readJsonFile } from '../../../file-and-folder-access.ts'
import { toDisk } from './copy-folder.ts'
import { DatabaseFacts } from './facts-of-database.ts'

const Description = z.object({
  kind: z.enum(['embedded', 'dump']),
  /** When the backup was begun. What was committed before is in it. */
  at: z.string(),
  facts: DatabaseFacts,
  hasKeys: z.boolean(),
})
export type BackupDescription = z.infer<typeof Description>

export const copiedData = (backup: string) => join(backup, 'data')
export const dumpFile = (backup: string) => join(backup, 'prosa.dump')
const descriptionFile = (backup: string) => join(backup, 'backup.json')

/** Creates the folder of a new backup in `parent`, named after the time. Only its owner may enter it. */
export function makeBackupFolder(parent: string, at: Date): string {
  const folder = join(parent, `prosa-${at.toISOString().slice(0, 19).replaceAll(':', '')}`)
  if (existsSync(folder)) throw new ConfigError(`${folder} exists already.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Writes what a backup holds. A folder without it is an unfinished backup. */
export async function describeBackup(backup: string, description: BackupDescription): Promise<void> {
  const file = descriptionFile(backup)
  writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`, { mode: 0o600 })
  for (const path of [file, backup]) await toDisk(path)
}

/** Returns a folder that may not exist yet as it is without symbolic links. */
function realPathOf(folder: string): string {
  const whole = resolve(folder)
  if (existsSync(whole)) return realpathSync(whole)
  return join(realPathOf(dirname(whole)), basename(whole))
}

/**
 * Refuses to make backups in a folder that is backed up: the copy would be copied, too.
 * @throws ConfigError if `parent` is `folder`, or in it
 */
export function refuseFolderWithin(parent: string, folder: string): void {
  if (`${realPathOf(parent)}${sep}`.startsWith(`${realPathOf(folder)}${sep}`))
    throw new ConfigError(
      `${parent} is in ${folder}, which is what is backed up. Name a folder outside of it, best on another disk; nothing was done.`,
    )
}

/** @throws ConfigError if the folder is no finished backup */
export function readBackup(backup: string): BackupDescription {
  const file = descriptionFile(backup)
  if (!existsSync(file))
    throw new ConfigError(
      `${backup} is no finished backup: it has no backup.json. Name the folder that npm run backup has made.`,
    )
  const read = Description.safeParse(readJsonFile(file))
  if (read.success) return read.data
  throw new ConfigError(`${file} is damaged: take another backup.`)
}

/** What a fresh file system has by itself. */
const OF_FILE_SYSTEM = 'lost+found'

/** Whether a folder does not exist, or has nothing in it. */
export const isEmptyFolder = (folder: string) =>
  !existsSync(folder) || readdirSync(folder).every((name) => name === OF_FILE_SYSTEM)
