/** The seed of randomly generated tests, from the environment, so that a failure can be reproduced. */

/** An arbitrary seed that is always the same. */
const ALWAYS = 20_261_120

/** The seed: FUZZ_SEED, a whole number of 32 bits, or always the same one. */
export function fuzzSeed(env: Readonly<Record<string, string | undefined>> = process.env): number {
  const { FUZZ_SEED: given } = env
  if (!given) return ALWAYS
  const seed = /^-?\d{1,10}$/.test(given) ? Number(given) : Number.NaN
  if (seed !== Math.trunc(seed) || Math.abs(seed) > 2 ** 31 - 1)
    throw new Error(`FUZZ_SEED=${given} is no whole number of 32 bits`)
  return seed
}
