import type { Context } from '../../context.ts'
import type { SourceRow } from '../../repositories/desk/counts.ts'
import { sharesByDay } from '../../repositories/desk/sources.ts'
import { judgeSources, type Sources } from '../../rules/desk/sources.ts'

/**
 * Fewer counts than this from one address are not a flood whatever their share: those of twenty visits. A household or
 * a small office stays below it; without it one visitor would be five percent of a shop's twenty (docs/decisions/0054).
 */
const LEAST = { visits: 300, exposures: 20 } as const satisfies Record<SourceRow['figure'], number>

export type DaySources = Sources & { readonly day: string }

/** Where the counts of a period's days came from: days with a flood, and days that cannot be judged. */
export type PeriodSources = { readonly floods: readonly DaySources[]; readonly hidden: readonly string[] }

/** Judges the days between two, both included (D93). */
export async function sourcesIn(
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
