/**
 * The interface of a PostgreSQL cluster in the failover rig. There are two implementations: with Patroni, and with
 * nodes that the rig promotes itself.
 */

/**
 * How the primary fails. `kill`: all its processes die together. `stop`: they freeze, do not respond, and are killed
 * before another node is promoted. `silence`: the same, but they are killed only once the servers write again.
 */
export const FAILURE_KINDS = ['kill', 'stop', 'silence'] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

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
  readonly strike: (blow: FailureKind) => Promise<void>
  /** Waits until another node is promoted; returns when that began, by `performance.now()`. */
  readonly replace: (blow: FailureKind) => Promise<number>
  /** Kills what is left of the former primary, and brings it back as a standby. */
  readonly bringBack: () => Promise<void>
  readonly close: () => Promise<void>
}
