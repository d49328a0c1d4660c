/** Generates the daily figures of experiments with known true rates, from a fixed seed. */
import { randomFrom } from '../../rigs/seeded-random.ts'
import type { ExposureDay } from '../../server/rules/desk/experiment-decision.ts'

/** Visitors a day: the default horizon is reached within a year. */
const VISITORS = 60

/**
 * Experiments with the true rates of both versions.
 * @param dates yyyy-mm-dd, ascending
 * @returns draws the next one; the same sequence for the same seed
 */
export function simulatedExperiments(
  seed: number,
  dates: readonly string[],
  rateA: number,
  rateB: number,
): () => ExposureDay[] {
  const next = randomFrom(seed)
  const draw = (times: number, chance: number) => {
    let hits = 0
    for (let at = 0; at < times; at += 1) if (next() < chance) hits += 1
    return hits
  }
  return () =>
    dates.map((day) => {
      const inA = draw(VISITORS, 0.5)
      const inB = VISITORS - inA
      return {
        day,
        a: { visitors: inA, orders: draw(inA, rateA) },
        b: { visitors: inB, orders: draw(inB, rateB) },
      }
    })
}
