/**
 * Returns a generator of pseudorandom numbers from 0 to 1, always the same for the same seed (FNV-1a and mulberry32).
 */
export function seeded(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
