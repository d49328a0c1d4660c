import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The process id and the port in `postmaster.pid`, a file that PostgreSQL writes while it runs. */
export type Postmaster = { pid: number; port: number }

const fileOf = (folder: string) => join(folder, 'postmaster.pid')

/** Returns the PostgreSQL process that runs on the data directory; undefined if there is none. */
export function livePostmaster(folder: string): Postmaster | undefined {
  const file = fileOf(folder)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  const port = Number.parseInt(lines[3] ?? '', 10)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !isPostgres(pid)) return undefined
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
 * Removes `postmaster.pid` if its process id now belongs to another program. PostgreSQL itself removes a file
 * whose process no longer exists.
 */
export function forgetStranger(folder: string): void {
  if (!existsSync(fileOf(folder)) || livePostmaster(folder)) return
  const pid = Number.parseInt(readFileSync(fileOf(folder), 'utf8'), 10)
  if (pid > 0 && isAlive(pid)) rmSync(fileOf(folder), { force: true })
}
