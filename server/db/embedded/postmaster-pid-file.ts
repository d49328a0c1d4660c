/**
 * Finds the running process of the embedded PostgreSQL through its file `postmaster.pid`, and removes that file if
 * it is stale.
 */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isSameFolder } from '../../file-and-folder-access.ts'

/** The process id and the port in `postmaster.pid`, a file that PostgreSQL writes while it runs. */
export type Postmaster = { pid: number; port: number }

const fileOf = (folder: string) => join(folder, 'postmaster.pid')

/**
 * Returns the PostgreSQL process that runs on the data directory; undefined if there is none. Throws if that cannot be
 * read, for example because the disk has died.
 */
export function livePostmaster(folder: string): Postmaster | undefined {
  const file = fileOf(folder)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  const port = Number.parseInt(lines[3] ?? '', 10)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  if (!isPostgres(pid) || !runsOn(folder, pid, lines[1] ?? '')) return undefined
  return { pid, port }
}

/** Returns whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // With EPERM the process is alive but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns whether a process is PostgreSQL, since a process id may have been reused by another program.
 * Returns true if there is no /proc.
 */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return true
  }
}

/**
 * Returns whether a PostgreSQL runs on this data directory, which is its working directory. In a copy of a data
 * directory `postmaster.pid` names the PostgreSQL of the original.
 * @param noted the data directory according to `postmaster.pid`, which decides where there is no /proc
 */
function runsOn(folder: string, pid: number, noted: string): boolean {
  for (const its of [`/proc/${pid}/cwd`, noted]) {
    try {
      return isSameFolder(its, folder)
    } catch {
      continue
    }
  }
  // It may have been moved while PostgreSQL runs on it, and no second one may start there.
  return true
}

/**
 * Removes `postmaster.pid` if its process id now belongs to another program, or to the PostgreSQL of another data
 * directory. PostgreSQL itself removes a file whose process no longer exists.
 */
export function removeStalePostmasterFile(folder: string): void {
  if (!existsSync(fileOf(folder)) || livePostmaster(folder)) return
  const pid = Number.parseInt(readFileSync(fileOf(folder), 'utf8'), 10)
  if (pid > 0 && isAlive(pid)) rmSync(fileOf(folder), { force: true })
}

/**
 * Kills the PostgreSQL processes that have outlived the one that started them, and that keep a new one from starting
 * until their query ends: nobody gets its result. What they had not committed is undone, as after any crash.
 */
export function killOrphans(folder: string): void {
  if (livePostmaster(folder) || !existsSync('/proc/self/cwd')) return
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (Number.isInteger(pid) && isPostgres(pid) && isIn(folder, pid)) killQuietly(pid)
  }
}

function isIn(folder: string, pid: number): boolean {
  try {
    return isSameFolder(`/proc/${pid}/cwd`, folder)
  } catch {
    return false
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself, or belongs to somebody else.
  }
}
