import { addDays } from '../../../src/lib/dates.ts'
import {
  differenceOf,
  splitP,
  verdictOf,
  type Arm,
  type Difference,
  type ExperimentPlan,
  type Verdict,
} from './experiment.ts'

/** Days for which an order counts towards a first exposure: its own and the six after it. */
export const WINDOW_DAYS = 7

/**
 * Browsers by the day (yyyy-mm-dd) on which the draw first decided what they see, and their orders within the window.
 */
export type ExposureDay = { readonly day: string; readonly a: Arm; readonly b: Arm }

/** The first day on which all orders of a day's exposures are complete. */
const ripeOn = (day: string): string => addDays(day, WINDOW_DAYS)

/** The last day of exposures whose orders are complete on a given day. */
export const lastRipe = (today: string): string => addDays(today, -WINDOW_DAYS)

export type Decision = {
  readonly verdict: Verdict
  /** The look that decided, or that passed the horizon without a decision (yyyy-mm-dd); null: neither yet. */
  readonly on: string | null
  /** The last day of exposures it is based on; null: none. */
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

/** The sums of both versions over some days. */
export function sumOf(days: readonly ExposureDay[]): { readonly a: Arm; readonly b: Arm } {
  let [a, b]: [Arm, Arm] = [NOBODY, NOBODY]
  for (const each of days) {
    a = plus(a, each.a)
    b = plus(b, each.b)
  }
  return { a, b }
}

/**
 * What the experiment says today: one look at the end of each day since its start, at all days that were ripe by then.
 * The first look that finds a difference decides, or the one that reaches the horizon; later days change nothing. So
 * the answer does not depend on when someone opens the page.
 * @param days in their order
 * @param flooded days on which one address made too many of the counts: those counts decide nothing, and nothing is
 *   decided on those days (D93)
 */
export function decide(
  days: readonly ExposureDay[],
  plan: ExperimentPlan,
  today: string,
  flooded: ReadonlySet<string>,
): Decision {
  const latest = lastRipe(today)
  const sound = days.filter(({ day }) => day <= latest && !flooded.has(day))
  let [a, b]: [Arm, Arm] = [NOBODY, NOBODY]
  let upTo: string | null = null
  const found = (verdict: Verdict, on: string | null): Decision => ({
    verdict,
    on,
    upTo,
    a,
    b,
    splitP: splitP(a.visitors, b.visitors),
    difference: differenceOf(a, b, plan),
  })
  for (const [at, each] of sound.entries()) {
    a = plus(a, each.a)
    b = plus(b, each.b)
    upTo = each.day
    const isOver = a.visitors + b.visitors >= plan.horizon
    const verdict = verdictOf(a, b, plan)
    if (!isOver && (verdict === 'open' || verdict === 'broken')) continue
    // these sums are looked at until others replace them
    const next = isOver ? undefined : sound[at + 1]
    const look = lookBetween(ripeOn(each.day), next ? addDays(ripeOn(next.day), -1) : today, flooded)
    if (look !== null) return found(verdict, look)
    if (isOver) return found('open', null)
  }
  return found(verdictOf(a, b, plan) === 'broken' ? 'broken' : 'open', null)
}

/** The first day of a period, both ends included, on which a decision is possible; null if all are flooded. */
function lookBetween(from: string, to: string, flooded: ReadonlySet<string>): string | null {
  for (let day = from; day <= to; day = addDays(day, 1)) if (!flooded.has(day)) return day
  return null
}
