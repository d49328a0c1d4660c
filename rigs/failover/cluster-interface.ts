/** The interface of a cluster as the failover test uses it, whether Patroni or the test promotes its nodes. */

/**
 * How the primary ends. `kill`: all its processes die together. `stop`: they stop in mid-step, say nothing, and are
 * killed before another node is promoted. `silence`: the same, but they are killed only once the servers write again.
 */
export const BLOWS = ['kill', 'stop', 'silence'] as const
export type Blow = (typeof BLOWS)[number]

/** Which standbys get nothing from the primary during its last moments. */
export const LAGS = ['none', 'one', 'both'] as const
export type Lag = (typeof LAGS)[number]

export type Cluster = {
  /** What each of the servers gets as DATABASE_URL. */
  readonly urls: readonly string[]
  /** The database of the present primary. */
  readonly primaryUrl: () => string
  /** Standbys fall behind from now on; missing where that is impossible. */
  readonly lag?: (lag: Lag) => void
  readonly strike: (blow: Blow) => Promise<void>
  /** Waits until another node is promoted; returns when that began, by `performance.now()`. */
  readonly replace: (blow: Blow) => Promise<number>
  /** Kills what is left of the former primary, and brings it back as a standby. */
  readonly bringBack: () => Promise<void>
  readonly close: () => Promise<void>
}
