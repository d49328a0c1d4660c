/** Computes the figures of one question from its counters. */
import { bucketRange } from '../../../src/lib/answering-time-buckets.ts'

/** A bucket of answer times, in seconds: from (included) and to (excluded; null means no end). */
type TimeRange = ReturnType<typeof bucketRange>

/**
 * The counters of one question, added up over several days (docs/desk.md explains each). `times` counts answers by how
 * long they took, in the buckets of src/lib/answering-time-buckets.ts.
 */
export type StepCounts = {
  readonly step: string
  readonly shown: number
  readonly answered: number
  readonly returned: number
  readonly gone: number
  readonly corrected: number
  readonly switched: number
  readonly helped: number
  readonly refused: number
  readonly entered: number
  readonly times: readonly number[]
}

/**
 * Returns the bucket that contains a quantile: the first at which the running sum reaches the share `part` of
 * the total (0.5 for the median). Null if there are no times.
 */
export function quantileRange(times: readonly number[], part: number): TimeRange | null {
  const all = times.reduce((sum, each) => sum + each, 0)
  if (all === 0) return null
  let sum = 0
  const bucket = times.findIndex((each) => (sum += each) >= part * all)
  return bucketRange(bucket)
}

/**
 * Returns how many visits ended at a question: they reached it and did not move on. If reports got lost, the
 * difference could be negative; zero is returned then.
 */
const leftAt = ({ shown, returned, gone }: StepCounts) => Math.max(0, shown + returned - gone)

/**
 * Returns the figures of one question, as the desk shows them: how many visits ended there, the share of those that saw it,
 * and the buckets with the median and the 90th percentile of the times to an answer, which are null if there are none.
 */
export function stepFiguresOf(counts: StepCounts) {
  const { times, returned: _returned, gone: _gone, ...told } = counts
  const left = leftAt(counts)
  return {
    ...told,
    left,
    loss: counts.shown > 0 ? left / counts.shown : null,
    median: quantileRange(times, 0.5),
    p90: quantileRange(times, 0.9),
  }
}

/** Returns the figures in the order of a journey's questions, without questions that were never shown. */
export function stepFiguresInJourneyOrder(counts: readonly StepCounts[], steps: readonly string[]) {
  return steps.flatMap((step) => {
    const found = counts.find((each) => each.step === step)
    return found ? [stepFiguresOf(found)] : []
  })
}
