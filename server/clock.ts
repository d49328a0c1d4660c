/**
 * The clock that the server's code takes the time from, so that tests can set it, and a cache that expires by a clock.
 */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** How far the clocks of two servers may be apart, in milliseconds; beyond it one of them is wrong. */
export const CLOCK_TOLERANCE_MS = 60_000

/**
 * Keeps what `read` returns for some milliseconds; what failed is read again.
 * @param now the milliseconds that count
 */
export function cacheFor<T>(ms: number, now: () => number, read: () => Promise<T>) {
  let kept: { at: number; value: Promise<T> } | undefined
  return {
    get: (): Promise<T> => {
      const at = now()
      if (!kept || Math.abs(at - kept.at) >= ms) {
        const entry = { at, value: read() }
        kept = entry
        entry.value.catch(() => {
          if (kept === entry) kept = undefined
        })
      }
      return kept.value
    },
    forget: () => void (kept = undefined),
  }
}
