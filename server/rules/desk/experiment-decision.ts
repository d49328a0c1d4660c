/** Decides whether the experiment has a winner yet. */
import { addDays } from '../../../src/lib/iso-dates.ts'
import {
  differenceOf,
  splitPValue,
  verdictOf,
  type Arm,
  type Difference,
  type ExperimentPlan,
  type ExperimentVerdict,
} from './experiment-statistics.ts'

/**
 * For how many days a browser's orders count: the day of its first exposure to the experiment and the six
 * after it.
 */
export const WINDOW_DAYS = 7

/**
 * The browsers that were first exposed to the experiment on one day (yyyy-mm-dd), and their orders within
 * `WINDOW_DAYS`, for each version.
 */
export type ExposureDay = { readonly day: string; readonly a: Arm; readonly b: Arm }

/** Returns the first day on which the orders of browsers exposed on `day` are complete. */
export const ordersCompleteOn = (day: string): string => addDays(day, WINDOW_DAYS)

/** Returns the last exposure day that is complete today: its browsers can add no more orders. */
export const lastCompleteDay = (today: string): string => addDays(today, -WINDOW_DAYS)

/** The decision of the experiment, with the figures on which it is based. */
export type ExperimentDecision = {
  readonly verdict: ExperimentVerdict
  /**
   * The day (yyyy-mm-dd) on which the experiment was decided, or reached the planned number of visitors
   * undecided; null if neither has happened yet.
   */
  readonly on: string | null
  /** The last day whose exposures the decision is based on; null if there is none. */
  readonly upTo: string | null
  readonly a: Arm
  readonly b: Arm
  readonly splitP: number
  readonly difference: Difference | null
}

const NOBODY: Arm = { visitors: 0, orders: 0 }

const plus = (one: Arm, other: Arm): Arm => ({
  visitors: one.visitors + other.visitors,
  orders: one.orders + other.orders,
})

/** Returns the sums of both versions over several days. */
export function sumOf(days: readonly ExposureDay[]): { readonly a: Arm; readonly b: Arm } {
  let [a, b]: [Arm, Arm] = [NOBODY, NOBODY]
  for (const each of days) {
    a = plus(a, each.a)
    b = plus(b, each.b)
  }
  return { a, b }
}

/**
 * Decides the experiment as of today. The data is evaluated at the end of each day since the start, over all
 * days whose orders were complete by then. The first evaluation that finds a difference decides. If there is
 * none, the experiment ends when the planned number of visitors (the horizon) is reached. Later days change
 * nothing, so the result does not depend on when the page is opened.
 * @param days the days with exposures, in order
 * @param flooded days on which too many events came from one IP address. These days are left out, and no
 *   decision is made on them
 * @param forged days on which too many orders came from one network: no decision is made on them, and their
 *   orders are not in `days`
 */
export function decideExperiment(
  days: readonly ExposureDay[],
  plan: ExperimentPlan,
  today: string,
  flooded: ReadonlySet<string>,
  forged: ReadonlySet<string>,
): ExperimentDecision {
  const latest = lastCompleteDay(today)
  const silent = new Set([...flooded, ...forged])
  const sound = days.filter(({ day }) => day <= latest && !flooded.has(day))
  let [a, b]: [Arm, Arm] = [NOBODY, NOBODY]
  let upTo: string | null = null
  const found = (verdict: ExperimentVerdict, on: string | null): ExperimentDecision => ({
    verdict,
    on,
    upTo,
    a,
    b,
    splitP: splitPValue(a.visitors, b.visitors),
    difference: differenceOf(a, b, plan),
  })
  for (const [at, each] of sound.entries()) {
    a = plus(a, each.a)
    b = plus(b, each.b)
    upTo = each.day
    const isOver = a.visitors + b.visitors >= plan.horizon
    const verdict = verdictOf(a, b, plan)
    if (!isOver && (verdict === 'open' || verdict === 'broken')) continue
    // Until the next day's exposures are complete, every evaluation uses these sums.
    const next = isOver ? undefined : sound[at + 1]
    const until = next ? addDays(ordersCompleteOn(next.day), -1) : today
    const look = lookBetween(ordersCompleteOn(each.day), until, silent)
    if (look !== null) return found(verdict, look)
    if (isOver) return found('open', null)
  }
  return found(verdictOf(a, b, plan) === 'broken' ? 'broken' : 'open', null)
}

/**
 * Returns the first day of a period, both ends included, on which a decision is possible; null if all are
 * flooded.
 */
function lookBetween(from: string, to: string, flooded: ReadonlySet<string>): string | null {
  for (let day = from; day <= to; day = addDays(day, 1)) if (!flooded.has(day)) return day
  return null
}
