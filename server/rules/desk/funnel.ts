import { bucketRange } from '../../../src/lib/time-buckets.ts'

/** A bucket of times: seconds from (included) and to (excluded; null: no end). */
export type TimeRange = ReturnType<typeof bucketRange>

/** Sums of one question as they are stored. */
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

/** A question's figures. */
export type StepFigures = Omit<StepCounts, 'times' | 'returned' | 'gone'> & {
  /** Visits that ended here. */
  readonly left: number
  /** left ÷ shown, 0 to 1; null where nothing was shown. */
  readonly loss: number | null
  /** The bucket that holds the median and the 90th percentile of the times to an answer; null without any. */
  readonly median: TimeRange | null
  readonly p90: TimeRange | null
}

/** The bucket that holds a quantile: the one in which the running sum reaches that share of the total. */
export function quantileRange(times: readonly number[], part: number): TimeRange | null {
  const all = times.reduce((sum, each) => sum + each, 0)
  if (all === 0) return null
  let sum = 0
  const bucket = times.findIndex((each) => (sum += each) >= part * all)
  return bucketRange(bucket)
}

/**
 * A visit is at the question it reached and has not moved on from; in the end that is where it was abandoned. A lost
 * batch may leave a question one visit short, but never below zero.
 */
const leftAt = ({ shown, returned, gone }: StepCounts) => Math.max(0, shown + returned - gone)

export function stepFiguresOf(counts: StepCounts): StepFigures {
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

/** Figures in the order of a journey's questions; those never shown are left out. */
export function inJourneyOrder(counts: readonly StepCounts[], steps: readonly string[]): StepFigures[] {
  return steps.flatMap((step) => {
    const found = counts.find((each) => each.step === step)
    return found ? [stepFiguresOf(found)] : []
  })
}
