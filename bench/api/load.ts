/** The loads of `npm run bench:api`, which autocannon generates (rigs/tools/run-load.ts). */
import { loadRigTool } from '../../scripts/install-rig-tools.ts'

export type LoadRequest = {
  readonly method: 'GET' | 'PATCH' | 'PUT'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

export type Load = {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly next: () => LoadRequest
  /** Number of requests to send, instead of as many as possible in `seconds`. */
  readonly amount?: number
}

export type LoadResult = {
  readonly seconds: number
  /** Latencies in milliseconds of all responses with status 200, sorted. */
  readonly accepted: readonly number[]
  /** Number of responses with each other status. */
  readonly refused: ReadonlyMap<number, number>
  /** Number of responses 429 or 503 without Retry-After. */
  readonly withoutRetryAfter: number
  /** Number of requests without a response. */
  readonly lost: number
}

export type RunLoad = (load: Load) => Promise<LoadResult>

export async function runLoad(load: Load): Promise<LoadResult> {
  const tool = await loadRigTool<{ readonly runLoad: RunLoad }>('run-load.ts')
  return tool.runLoad(load)
}

/** Returns the value below which a share (0 to 1) of the sorted values lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
