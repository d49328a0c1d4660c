/** Places, creates and finds the data directory of the embedded PostgreSQL, accessible to the user of the database. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from '../../config.ts'
import { SHARED_FOLDER, type SystemUser } from './programs.ts'

/** Returns whether an operating system user can enter and read a folder. */
function canEnter(folder: string, who: SystemUser): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r .', 'sh', folder], { ...who, cwd: '/' })
  return tried.status === 0
}

function own(folder: string, who: SystemUser): void {
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
}

export function giveFolderToDatabaseUser(folder: string, who: SystemUser): void {
  own(folder, who)
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!each.isSymbolicLink()) own(join(each.parentPath, each.name), who)
}

const insideOf = (dataDir: string) => join(dataDir, 'postgres')
const sharedFor = (dataDir: string) =>
  join(SHARED_FOLDER, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)

/**
 * Returns where the data directory of PostgreSQL belongs, normally `DATA_DIR/postgres`. If the server
 * runs as root, the group of the database user gets read and search access to DATA_DIR. If DATA_DIR is still
 * not accessible, the data directory is below /var/lib/prosa, named after a hash of DATA_DIR.
 */
function placeFor(dataDir: string, who: SystemUser): string {
  if (who.uid === undefined || who.gid === undefined) return insideOf(dataDir)
  if (!canEnter(dataDir, who) && canEnter(dirname(dataDir), who)) {
    const { mode } = statSync(dataDir)
    chownSync(dataDir, -1, who.gid)
    chmodSync(dataDir, (mode & 0o777) | 0o050)
  }
  return canEnter(dataDir, who) ? insideOf(dataDir) : sharedFor(dataDir)
}

/** Creates the data directory of PostgreSQL and returns its path. */
export function makeClusterFolder(dataDir: string, who: SystemUser): string {
  mkdirSync(dataDir, { recursive: true })
  const folder = placeFor(dataDir, who)
  if (folder !== insideOf(dataDir)) mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  own(folder, who)
  return folder
}

/**
 * Returns the data directory that belongs to DATA_DIR. It is not the one in postgres.json if DATA_DIR was copied or
 * moved: that one belongs to the original, or no longer exists.
 * @param noted the data directory according to postgres.json
 * @throws ConfigError if there is none, or the database user cannot access it
 */
export function findClusterFolder(dataDir: string, noted: string, who: SystemUser): string {
  const possible = [insideOf(dataDir), sharedFor(dataDir)]
  if (possible.includes(noted)) return noted
  const place = placeFor(dataDir, who)
  if (existsSync(join(place, 'PG_VERSION'))) return place
  const found = possible.find((each) => existsSync(join(each, 'PG_VERSION')))
  throw new ConfigError(
    `DATA_DIR ${dataDir} was copied or moved, and its database is not where it belongs: ` +
      `copy ${found ?? noted} to ${place} while nothing runs on it (cp -a), then start again.`,
  )
}

/**
 * Creates an empty directory next to the data directory, with the same owner. A new cluster is first created
 * in it and then moved into place.
 */
export function emptyFolderBeside(folder: string, who: SystemUser): string {
  const beside = `${folder}.unfinished`
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { mode: 0o700 })
  own(beside, who)
  return beside
}
