/** Draws numbers below `limit`, the same ones for the same seed. */
export type Draw = (limit: number) => number

/** A linear congruential generator of 32 bits (Numerical Recipes); its upper bits are used. */
export function drawing(seed: number): Draw {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
