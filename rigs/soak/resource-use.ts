/** Measures a server's memory, open files and database connections during a run, to show that they do not grow. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../../tests/support/query-database.ts'

const EVERY_MS = 5_000
const MIB = 1024

export type ResourceSample = {
  /** Resident memory of the server, MiB. */
  readonly memory: number
  /** Its open files, sockets among them. */
  readonly files: number
  /** Connections of all servers to the primary; null while there is none. */
  readonly connections: number | null
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / MIB

async function connectionsAt(url: string): Promise<number | null> {
  try {
    const text = "select count(*)::int as count from pg_stat_activity where application_name = 'prosa'"
    return Number((await query(url, text))[0]?.count)
  } catch {
    return null
  }
}

/** Takes a sample every five seconds until it is over. Linux only. */
export async function sampleResourceUse(
  pid: number,
  primaryUrl: () => string,
  over: AbortSignal,
  onSample: (sample: ResourceSample) => void,
): Promise<void> {
  while (!over.aborted) {
    const connections = await connectionsAt(primaryUrl())
    onSample({ memory: memoryOf(pid), files: readdirSync(`/proc/${pid}/fd`).length, connections })
    await wait(EVERY_MS, undefined, { signal: over }).catch(() => undefined)
  }
}

/** By how much the last third may exceed the first: a share, and a few that fluctuate. */
const ALLOWED: Readonly<Record<keyof ResourceSample, readonly [share: number, more: number]>> = {
  memory: [1.1, 10],
  files: [1.1, 8],
  connections: [1.1, 4],
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

export type ResourceTrend = {
  readonly what: keyof ResourceSample
  readonly first: number
  readonly last: number
  readonly highest: number
  readonly isFlat: boolean
}

/** The medians of the first and the last third of the samples, for each measured value. */
export function resourceTrendsOf(samples: readonly ResourceSample[]): ResourceTrend[] {
  const third = Math.ceil(samples.length / 3)
  return (['memory', 'files', 'connections'] as const).map((what) => {
    const values = (part: readonly ResourceSample[]) => part.flatMap((each) => each[what] ?? [])
    const [first, last] = [median(values(samples.slice(0, third))), median(values(samples.slice(-third)))]
    const [share, more] = ALLOWED[what]
    const highest = Math.max(...values(samples))
    return { what, first, last, highest, isFlat: last <= first * share + more }
  })
}
