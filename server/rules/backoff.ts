const FIRST_MS = 5_000
const LONGEST_MS = 3_600_000

/**
 * Milliseconds to wait after so many failed attempts (1, 2, …): 5 s, doubled each time up to an hour; a random
 * half of it is taken off, so that what failed together is not tried again together. `random` gives 0 to 1.
 */
export function backoff(attempts: number, random: () => number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.round(whole * (1 - random() / 2))
}
