/** Calculates the pauses between retries. */

/**
 * Returns the delay in milliseconds before a retry: doubled after each failure, up to a limit.
 * @param retry 0 for the first retry, 1 for the second, …
 * @param first milliseconds before the first retry
 * @param longest upper limit in milliseconds
 */
export const exponentialBackoff = (retry: number, first: number, longest: number): number =>
  Math.min(first * 2 ** retry, longest)

/**
 * Returns how many milliseconds a client waits before a retry: 1, 2, 4 … 30 seconds, or the server's
 * Retry-After if that is longer. Up to a second is added at random, so that clients that failed at the same
 * time do not all retry at the same time.
 * @param retry 0 for the first retry
 * @param asked the server's Retry-After in milliseconds, 0 if it sent none
 * @param chance a random number from 0 to 1
 */
export function clientPause(retry: number, asked = 0, chance = Math.random()): number {
  const least = Math.max(exponentialBackoff(retry, 1000, 30_000), asked)
  return Math.round(least + chance * Math.min(least / 5, 1000))
}

/** The longest pause between two tries of a delivery, in milliseconds. */
export const LONGEST_DELIVERY_PAUSE = 3_600_000

/**
 * Returns how many milliseconds pass before a failed delivery is retried: 5 seconds, doubled after each
 * failure up to an hour. Up to half is subtracted at random, so that deliveries that failed at the same time
 * are not all retried at the same time.
 * @param attempts failed attempts so far, from 1
 * @param chance a random number from 0 to 1
 */
export const deliveryPause = (attempts: number, chance: number): number =>
  Math.round(exponentialBackoff(attempts - 1, 5000, LONGEST_DELIVERY_PAUSE) * (1 - chance / 2))
