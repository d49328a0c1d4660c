/**
 * Interrupts the servers while visitors order: restarts one server again and again, and fails the database over once.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../scripts/server-process.ts'
import type { FailureKind, Cluster } from '../failover/cluster-interface.ts'
import type { Draw } from '../seeded-random.ts'

/** Milliseconds between two restarts of a server: the minimum, and the maximum random addition. */
const BETWEEN_MS = { least: 10_000, more: 20_000 }

export type ServerEnds = { SIGKILL: number; SIGTERM: number }

const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined)

/** Ends the server by one signal or the other and restarts it, until the run is over. */
export async function interruptServers(
  server: ServerProcess,
  draw: Draw,
  over: AbortSignal,
  ends: ServerEnds,
): Promise<void> {
  while (!over.aborted) {
    await pause(BETWEEN_MS.least + draw(BETWEEN_MS.more), over)
    if (over.aborted) return
    const signal = draw(2) === 0 ? 'SIGKILL' : 'SIGTERM'
    await server.kill(signal)
    ends[signal] += 1
    await server.restart()
  }
}

/**
 * The primary ends, a standby takes over, and the former primary comes back as one.
 * @returns when the promotion began, by `performance.now()`
 */
export async function failOver(cluster: Cluster, blow: FailureKind): Promise<number> {
  await cluster.strike(blow)
  const promotedAt = await cluster.replace(blow)
  await wait(2_000)
  await cluster.bringBack()
  return promotedAt
}
