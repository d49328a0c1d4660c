/**
 * Stops, resumes or kills all processes of a PostgreSQL server at once, as if its machine had hung or died. Linux only.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** The processes whose parent is `pid`. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && parentOf(each) === pid)
}

function parentOf(pid: number): number | undefined {
  try {
    // The name in parentheses may hold anything; state and parent follow it.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(parent)
  } catch {
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Freezes a process and all its descendants; none of them replies from then on. */
export function hangProcess(pid: number): number[] {
  signal(pid, 'SIGSTOP')
  return [pid, ...childrenOf(pid).flatMap(hangProcess)]
}

/** Resumes a frozen process and its descendants. */
export function resumeProcess(pid: number): void {
  for (const each of hangProcess(pid)) signal(each, 'SIGCONT')
}

/** Kills a process and all its descendants, stopped or not, and waits until they are gone. */
export async function killProcessTree(pid: number): Promise<void> {
  const all = hangProcess(pid)
  for (const each of all) signal(each, 'SIGKILL')
  while (all.some((each) => parentOf(each) !== undefined)) await wait(5)
}
