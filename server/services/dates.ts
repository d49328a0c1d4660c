import type { FreeDates } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import { visitsOf } from '../repositories/areas.ts'
import type { LeadRow } from '../rules/lead-row.ts'
import { freeDates, installationDays, slotOf } from '../rules/dates.ts'

/**
 * The free installation dates of the lead's area, none without coverage (D23). They need no answer (D74). A visitor's
 * own appointment is among them even if it was the last of its slot: it is free to them alone (D71).
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
