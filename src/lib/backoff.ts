/**
 * The pause before the next try of something that keeps failing: doubled after each failure, up to a limit.
 * @param retry 0 for the first retry, 1 for the second, …
 * @param first milliseconds before the first retry
 * @param longest milliseconds that no pause exceeds
 */
export const doubledPause = (retry: number, first: number, longest: number): number =>
  Math.min(first * 2 ** retry, longest)

/**
 * Milliseconds before a client's retry: 1 s, 2 s, 4 s … 30 s, or what the server asked for if that is longer. Up to
 * a second is added, so that clients stopped by the same outage do not all come back at the same moment.
 * @param retry 0 for the first retry
 * @param asked milliseconds of the server's Retry-After, 0 when it sent none
 * @param chance from 0 to 1
 */
export function clientPause(retry: number, asked = 0, chance = Math.random()): number {
  const least = Math.max(doubledPause(retry, 1000, 30_000), asked)
  return Math.round(least + chance * Math.min(least / 5, 1000))
}

/**
 * Milliseconds after a failed delivery: 5 s, doubled after each failure up to an hour. A random part, half of it at
 * most, is taken off, so that deliveries which failed together are not tried again together.
 * @param attempts failed attempts so far, from 1
 * @param chance from 0 to 1
 */
export const deliveryPause = (attempts: number, chance: number): number =>
  Math.round(doubledPause(attempts - 1, 5000, 3_600_000) * (1 - chance / 2))
