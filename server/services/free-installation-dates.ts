/**
 * Returns the free installation dates at a lead's address, or none if there is no coverage. If the lead already has an
 * appointment, its date is included even if the slot is now full.
 */
import type { FreeDates } from '../../src/contract/finish-order-and-appointment.ts'
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import type { Context } from '../context.ts'
import { visitsOf } from '../repositories/coverage.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { freeDates, installationDays } from '../../src/lib/installation-days.ts'
import { appointmentSlotName } from '../rules/appointment-slot-name.ts'

export async function freeDatesOf(
  context: Pick<Context, 'db' | 'clock'>,
  { place, schedule }: Pick<LeadRow, 'place' | 'schedule'>,
): Promise<FreeDates['dates']> {
  const now = context.clock.now()
  const { capacity, full } = await visitsAt(context.db, now, place)
  if (schedule) full.delete(appointmentSlotName(schedule))
  return capacity > 0 ? freeDates(now, full) : []
}

async function visitsAt(db: Context['db'], now: Date, { area, team }: LeadRow['place']) {
  const days = installationDays(now)
  const [from, to] = [days[0], days.at(-1)]
  if (!area || !team || !from || !to)
    return { capacity: 0, free: new Map<string, number>(), full: new Set<string>() }
  return visitsOf(db, { area, team, from, to })
}

/** A free appointment, and how many visits are still free in its period. */
export type FreeVisit = Schedule & { readonly free: number }

/** Returns the free appointments at a lead's address, without the one that it has. */
export async function freeVisitsOf(
  context: Pick<Context, 'db' | 'clock'>,
  { place, schedule }: Pick<LeadRow, 'place' | 'schedule'>,
): Promise<FreeVisit[]> {
  const now = context.clock.now()
  const { capacity, free, full } = await visitsAt(context.db, now, place)
  if (capacity <= 0) return []
  return freeDates(now, full).flatMap(({ date, periods }) =>
    periods
      .filter((period) => date !== schedule?.date || period !== schedule.period)
      .map((period) => ({
        date,
        period,
        free: free.get(appointmentSlotName({ date, period })) ?? capacity,
      })),
  )
}
