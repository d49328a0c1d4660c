import type { FreeDates } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import { visitsOf } from '../repositories/coverage-areas.ts'
import type { LeadRow } from '../rules/lead-row.ts'
import { freeDates, installationDays, slotOf } from '../rules/installation-days.ts'

/**
 * Returns the free installation dates of a lead's area; none without coverage (D23). No answer of the visitor is needed
 * for them (D74). A visitor who already has an appointment also gets its date, even if its slot is now full (D71).
 */
export async function freeDatesOf(
  context: Context,
  { place: { area, team }, schedule }: Pick<LeadRow, 'place' | 'schedule'>,
): Promise<FreeDates['dates']> {
  const now = context.clock.now()
  const days = installationDays(now)
  const [first, last] = [days[0], days.at(-1)]
  if (!area || !team || !first || !last) return []
  const { capacity, full } = await visitsOf(context.db, { area, team, from: first, to: last })
  if (schedule) full.delete(slotOf(schedule))
  return capacity > 0 ? freeDates(now, full) : []
}
