/** Decides whether the experiment has a winner: by one look, when its planned number of visitors is reached. */
import { addDays } from '../../../src/lib/iso-dates.ts'
import {
  differenceOf,
  splitPValue,
  type Arm,
  type Difference,
  type ExperimentPlan,
} from './experiment-statistics.ts'

/**
 * For how many days a browser's orders count: the day of its first exposure to the experiment and the six
 * after it.
 */
export const WINDOW_DAYS = 7

/** The chance that an even split is ever reported as uneven, however often the data is evaluated. */
const BROKEN_SPLIT = 0.001

/**
 * The browsers that were first exposed to the experiment on one day (yyyy-mm-dd), and their orders within
 * `WINDOW_DAYS`, for each version.
 */
export type ExposureDay = { readonly day: string; readonly a: Arm; readonly b: Arm }

/** Returns the first day on which the orders of browsers exposed on `day` are complete. */
const ordersCompleteOn = (day: string): string => addDays(day, WINDOW_DAYS)

/** Returns the last exposure day that is complete today: its browsers can add no more orders. */
export const lastCompleteDay = (today: string): string => addDays(today, -WINDOW_DAYS)

/** The decision of the experiment, with the figures on which it is based. */
export type ExperimentDecision = {
  /** `broken`: the split is not even. `a` or `b`: that version sells more. `open`: nothing is certain. */
  readonly verdict: 'broken' | 'a' | 'b' | 'open'
  /** The day (yyyy-mm-dd) on which the planned number of visitors was complete; null before. */
  readonly on: string | null
  /** The last day whose exposures the decision is based on; null if there is none. */
  readonly upTo: string | null
  readonly a: Arm
  readonly b: Arm
  readonly splitP: number
  /** Null before the decision: what is seen earlier says nothing yet. */
  readonly difference: Difference | null
}

const plus = (one: Arm, other: Arm): Arm => ({
  visitors: one.visitors + other.visitors,
  orders: one.orders + other.orders,
})

/** Returns the sums of both versions over several days. */
export function sumOf(days: readonly ExposureDay[]): { readonly a: Arm; readonly b: Arm } {
  const nobody: Arm = { visitors: 0, orders: 0 }
  return days.reduce((sum, each) => ({ a: plus(sum.a, each.a), b: plus(sum.b, each.b) }), {
    a: nobody,
    b: nobody,
  })
}

/**
 * Decides the experiment as of today, over the days whose orders are complete, once these reach the planned number of
 * visitors (the horizon). Later days change nothing, so the result does not depend on when the page is opened.
 * @param days the days with exposures, in order, without orders of days on which too many came from one network
 * @param flooded days on which too many events came from one IP address, which are left out
 */
export function decideExperiment(
  days: readonly ExposureDay[],
  { horizon }: ExperimentPlan,
  today: string,
  flooded: ReadonlySet<string>,
): ExperimentDecision {
  const latest = lastCompleteDay(today)
  const sound = days.filter(({ day }) => day <= latest && !flooded.has(day))
  let seen = 0
  const last = sound.findIndex((each) => (seen += each.a.visitors + each.b.visitors) >= horizon)
  const looked = last < 0 ? sound : sound.slice(0, last + 1)
  const { a, b } = sumOf(looked)
  const splitP = splitPValue(a.visitors, b.visitors)
  const upTo = looked.at(-1)?.day ?? null
  const on = last < 0 || upTo === null ? null : ordersCompleteOn(upTo)
  const difference = on === null ? null : differenceOf(a, b)
  const better = difference && (difference.low > 0 ? 'b' : difference.high < 0 ? 'a' : null)
  return {
    verdict: splitP < BROKEN_SPLIT ? 'broken' : (better ?? 'open'),
    on,
    upTo,
    a,
    b,
    splitP,
    difference,
  }
}
