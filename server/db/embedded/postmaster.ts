import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL writes into postmaster.pid: who runs on the folder, and on which port. */
export type Postmaster = { pid: number; port: number }

const fileOf = (folder: string) => join(folder, 'postmaster.pid')

/** The process that holds the cluster's folder, when it still lives and is a PostgreSQL. */
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
    // EPERM: it lives, and belongs to someone else.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process id is used again after a while; where /proc tells, look whether it is PostgreSQL at all. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')
  } catch {
    return true
  }
}

/**
 * PostgreSQL clears the file of a dead predecessor itself, but trusts a process id that something else uses
 * by now: that one is cleared here.
 */
export function forgetStranger(folder: string): void {
  if (!existsSync(fileOf(folder)) || livePostmaster(folder)) return
  const pid = Number.parseInt(readFileSync(fileOf(folder), 'utf8'), 10)
  if (pid > 0 && isAlive(pid)) rmSync(fileOf(folder), { force: true })
}
