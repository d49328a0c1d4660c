import { brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'

/**
 * Returns whether an appointment may still be changed: until the day before. `date` is dd/mm/yyyy.
 * src/lib/installation-days.ts says to which days.
 */
export const canRescheduleAppointment = (date: string, now: Date): boolean =>
  brToIso(date) > todayInSaoPaulo(now)
