/** Merges what the clauses of a message say about the installation into the days and periods that the visitor wants. */
import type { FreeDate } from '../../funnel/step-and-journey-types.ts'
import { brToIso, weekday } from '../../lib/iso-dates.ts'

export type InstallationPeriod = FreeDate['periods'][number]

/** A day and period that the visitor proposes for the technician's visit. Either may be missing. */
export interface InstallationWish {
  readonly dates: readonly string[]
  readonly period: InstallationPeriod | null
  /** Whether something is proposed, too, that cannot be booked: at night, as soon as possible, another week. */
  readonly isElse: boolean
  readonly from: number
  /** Whether it is only the earliest day that the visitor wants. */
  readonly isSoonest: boolean
  /** The weekday that is all the visitor said about the day; 0 for Sunday. */
  readonly weekday: number | null
}

/** A day that is named counts before 'o quanto antes', but it is asked about. */
export const withoutSoonest = (wishes: readonly InstallationWish[]): readonly InstallationWish[] =>
  wishes.some(({ isSoonest, dates }) => !isSoonest && dates.length > 0)
    ? wishes
        .filter(({ isSoonest }) => !isSoonest)
        .map((wish, _at, left) => (left.length < wishes.length ? { ...wish, isElse: true } : wish))
    : wishes

/** Keeps the day and drops the period if both periods were mentioned: 'dia 24, de manhã ou de tarde'. */
export function withoutContradictoryPeriods(
  wishes: readonly InstallationWish[],
): readonly InstallationWish[] {
  const [first, second, third] = wishes
  const isTorn = first?.period && second?.period && second.dates.length === 0 && !third
  if (isTorn && first.period === second.period) return [{ ...first, isElse: first.isElse || second.isElse }]
  return isTorn ? [{ ...first, period: null }].filter(({ dates }) => dates.length > 0) : wishes
}

/** Merges 'dia 24' in one clause and 'de manhã' in the next into one wish. */
export function mergedWishes(wishes: readonly InstallationWish[]): InstallationWish[] {
  const whole: InstallationWish[] = []
  for (const wish of wishes) {
    const before = whole.at(-1)
    const isHalf = before && (before.dates.length === 0) !== (wish.dates.length === 0)
    const isAgain = before && wish.dates.length > 0 && isSameDay(before, wish)
    // 'na primeira semana de dezembro, de manhã'
    const isDayless = before && before.dates.length === 0 && wish.dates.length === 0
    const fits = (isHalf || isAgain || isDayless) && !(before.period && wish.period)
    if (before && fits)
      whole[whole.length - 1] = {
        ...before,
        dates: datesOf(before, wish),
        weekday: wish.weekday === null && wish.dates.length > 0 ? null : before.weekday,
        period: before.period ?? wish.period,
        // 'dia 5 de dezembro, sábado': the weekday alone may be that of another week
        isElse: (before.isElse && !falls(wish, before)) || (wish.isElse && !falls(before, wish)),
      }
    else whole.push(wish)
  }
  return whole
}

/** Whether a weekday and a date are one day ('dia 30, segunda'), or the same date is said again. */
const isSameDay = (one: InstallationWish, other: InstallationWish) =>
  other.dates.every((date) => one.dates.includes(date)) || falls(one, other) || falls(other, one)
const falls = ({ dates }: InstallationWish, { weekday: number }: InstallationWish) =>
  number !== null && sameDay(dates, number) !== undefined

/** The dates of two wishes that are one. A date counts before the next day with its weekday. */
function datesOf(one: InstallationWish, other: InstallationWish): readonly string[] {
  if (other.dates.length > 0 && falls(one, other)) return one.dates
  if (one.dates.length > 0 && falls(other, one)) return other.dates
  return [...new Set([...one.dates, ...other.dates])]
}

/** Returns the stated date that falls on the stated weekday, because 'sexta, dia 27' names only one day. */
export const sameDay = (dates: readonly string[], number: number) =>
  dates.find((date) => date !== 'none' && weekday(brToIso(date)) === number)
