/**
 * Returns the free installation dates at a lead's address, or none if there is no coverage. If the lead already has an
 * appointment, its date is included even if the slot is now full.
 */
import type { FreeDates } from '../../src/contract/finish-order-and-appointment.ts'
import type { Context } from '../context.ts'
import { visitsOf } from '../repositories/coverage-areas-streets-and-slots.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { freeDates, installationDays } from '../../src/lib/installation-days.ts'
import { appointmentSlotName } from '../rules/appointment-slot-name.ts'

export async function freeDatesOf(
  context: Pick<Context, 'db' | 'clock'>,
  { place: { area, team }, schedule }: Pick<LeadRow, 'place' | 'schedule'>,
): Promise<FreeDates['dates']> {
  const now = context.clock.now()
  const days = installationDays(now)
  const [first, last] = [days[0], days.at(-1)]
  if (!area || !team || !first || !last) return []
  const { capacity, full } = await visitsOf(context.db, { area, team, from: first, to: last })
  if (schedule) full.delete(appointmentSlotName(schedule))
  return capacity > 0 ? freeDates(now, full) : []
}
