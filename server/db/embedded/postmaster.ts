import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Contents of postmaster.pid: which process runs on the data directory, and on which port. */
export type Postmaster = { pid: number; port: number }

const fileOf = (folder: string) => join(folder, 'postmaster.pid')

/** The process that owns the data directory, if it is alive and is a PostgreSQL. */
export function livePostmaster(folder: string): Postmaster | undefined {
  const file = fileOf(folder)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  const port = Number.parseInt(lines[3] ?? '', 10)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid) || !isPostgres(pid)) return undefined
  return { pid, port }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it is alive but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Process ids get reused; where /proc exists, check that this one is PostgreSQL at all. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return true
  }
}

/**
 * PostgreSQL removes a stale pid file itself, except when the process id has been reused by something else: that case
 * is handled here.
 */
export function forgetStranger(folder: string): void {
  if (!existsSync(fileOf(folder)) || livePostmaster(folder)) return
  const pid = Number.parseInt(readFileSync(fileOf(folder), 'utf8'), 10)
  if (pid > 0 && isAlive(pid)) rmSync(fileOf(folder), { force: true })
}
