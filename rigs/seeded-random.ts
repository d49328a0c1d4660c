/** Generates random numbers that are the same in every run with the same seed. */

/** Returns a random number generator (mulberry32) with values in [0, 1), the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Draws whole numbers from 0 to below `limit`. */
export type Draw = (limit: number) => number

/** Returns a function that draws whole numbers, the same ones for the same seed. */
export function drawFrom(seed: number): Draw {
  const next = randomFrom(seed)
  return (limit) => Math.floor(next() * limit)
}

/** Picks a random element by weight. */
export function pick<T>(next: () => number, weighted: readonly (readonly [T, number])[]): T {
  const all = weighted.reduce((sum, [, weight]) => sum + weight, 0)
  let at = next() * all
  const found = weighted.find(([, weight]) => (at -= weight) < 0) ?? weighted.at(-1)
  if (!found) throw new Error('nothing to pick from')
  return found[0]
}
