/** Finds flooded days: days on which too many of the counted events came from one IP address, or too many orders
 * from one network. */
import type { Context } from '../../context.ts'
import type { NetworkShareRow } from '../../repositories/desk/write-visit-counters.ts'
import { sharesByDay } from '../../repositories/desk/sum-visit-counters.ts'
import { judgeFlood, type FloodJudgement } from '../../rules/desk/detect-floods-of-automatic-visits.ts'

/**
 * Below this many events from one IP address, a day never counts as flooded. About twenty visits cause this many, or
 * ten orders; a household or a small office stays below. Without it, a day with fewer than twenty visitors would always
 * be flooded, because at least one of them causes over 5 % of its events (docs/decisions/0054).
 */
const LEAST = { visits: 300, exposures: 20, orders: 10, views: 20 } as const satisfies Record<
  NetworkShareRow['figure'],
  number
>

/** One day: whether it is flooded, and the numbers of events on which that is based. */
export type FloodedDay = FloodJudgement & { readonly day: string; readonly figure: NetworkShareRow['figure'] }

/**
 * The flooded days of a period (`floods`), and the days that cannot be judged because a proxy hid the
 * visitors' IP addresses (`hidden`).
 */
export type SuspectDays = { readonly floods: readonly FloodedDay[]; readonly hidden: readonly string[] }

/**
 * Finds the flooded days of a period, both ends included: days on which too many events came from one IP
 * address, or too many orders from one network. A day is listed once for each figure.
 */
export async function floodedDaysIn(
  { db, config }: Pick<Context, 'db' | 'config'>,
  figures: readonly NetworkShareRow['figure'][],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<SuspectDays> {
  const judged = await Promise.all(
    figures.map(async (figure) => {
      const limits = { percent: config.floodPercent, least: LEAST[figure] }
      const shares = await sharesByDay(db, figure, from, to)
      return [...shares].map(([day, each]) => ({ day, figure, ...judgeFlood(each, limits) }))
    }),
  )
  const days = judged.flat().toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return {
    floods: days.filter(({ isFlood }) => isFlood),
    hidden: [...new Set(days.filter(({ isHidden }) => isHidden).map(({ day }) => day))],
  }
}
