import type { Context } from '../../context.ts'
import type { SourceRow } from '../../repositories/desk/visit-counts.ts'
import { sharesByDay } from '../../repositories/desk/busiest-network-shares.ts'
import { judgeSources, type Sources } from '../../rules/desk/flood-detection.ts'

/**
 * The smallest number of counts from one address that can make a day flooded. About twenty visits produce
 * this many, and a household or a small office stays below. Without a minimum, one of twenty visitors on a
 * day would already make up five percent (docs/decisions/0054).
 */
const LEAST = { visits: 300, exposures: 20 } as const satisfies Record<SourceRow['figure'], number>

/** Whether a day is flooded, with its counts. */
export type DaySources = Sources & { readonly day: string }

/**
 * The flooded days of a period, and the days that cannot be judged because the visitors' addresses were
 * hidden.
 */
export type PeriodSources = { readonly floods: readonly DaySources[]; readonly hidden: readonly string[] }

/**
 * Finds the flooded days of a period, both ends included: days on which too many counts came from one address
 * (D93).
 */
export async function floodedDaysIn(
  { db, config }: Pick<Context, 'db' | 'config'>,
  figure: SourceRow['figure'],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<PeriodSources> {
  const limits = { percent: config.floodPercent, least: LEAST[figure] }
  const days = [...(await sharesByDay(db, figure, from, to))].map(([day, shares]) => ({
    day,
    ...judgeSources(shares, limits),
  }))
  return {
    floods: days.filter(({ isFlood }) => isFlood),
    hidden: days.filter(({ isHidden }) => isHidden).map(({ day }) => day),
  }
}
