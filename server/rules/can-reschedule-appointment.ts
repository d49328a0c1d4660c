/**
 * Decides whether an appointment may still be moved, and returns the name of its slot. The days that can be chosen are
 * decided in src/lib/installation-days.ts.
 */
import type { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'
import { brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'

/**
 * Returns whether an appointment may still be changed, which is possible until the day before. `date`
 * is dd/mm/yyyy.
 */
export const canRescheduleAppointment = (date: string, now: Date): boolean =>
  brToIso(date) > todayInSaoPaulo(now)

/** Returns the name of an appointment's slot: '2026-11-27 manha'. */
export const appointmentSlot = ({ date, period }: Schedule): string => `${brToIso(date)} ${period}`
