import type { FreeDates } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import { visitsOf } from '../repositories/areas.ts'
import type { LeadRow } from '../repositories/lead-row.ts'
import { freeDates, installationDays } from '../rules/dates.ts'

/** The free installation dates of the lead's area, none without coverage (D23). They need no answer (D74). */
export async function freeDatesOf(
  context: Context,
  { place: { area, team } }: Pick<LeadRow, 'place'>,
): Promise<FreeDates['dates']> {
  const now = context.clock.now()
  const days = installationDays(now)
  const [first, last] = [days[0], days.at(-1)]
  if (!area || !team || !first || !last) return []
  const { capacity, full } = await visitsOf(context.db, { area, team, from: first, to: last })
  return capacity > 0 ? freeDates(now, full) : []
}
