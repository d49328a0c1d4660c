/**
 * Decides whether an appointment may still be moved. The days that can be chosen are decided in
 * src/lib/installation-days.ts.
 */
import { brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'

/**
 * Returns whether an appointment may still be changed, which is possible until the day before. `date`
 * is dd/mm/yyyy.
 */
export const canRescheduleAppointment = (date: string, now: Date): boolean =>
  brToIso(date) > todayInSaoPaulo(now)
