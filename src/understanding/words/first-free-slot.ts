/** Finds the first free installation slot. */
import type { FreeDate } from '../../funnel/step-and-journey-types.ts'

type Period = FreeDate['periods'][number]

/** Returns the earliest free slot, which the chat proposes but does not record. */
export function firstFreeSlot(free: readonly FreeDate[], period: Period | null) {
  const day = free.find(({ periods }) => period === null || periods.includes(period))
  return day ? { dates: [day.date], period: period ?? day.periods[0] ?? null } : null
}
