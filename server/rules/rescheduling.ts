import { brToIso, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'

/**
 * Returns whether an appointment may still be changed: until the day before. `date` is dd/mm/yyyy.
 * src/lib/installation-days.ts says to which days.
 */
export const canRescheduleAppointment = (date: string, now: Date): boolean =>
  brToIso(date) > todayInSaoPaulo(now)

/** Returns the appointment of a text such as '27/11/2026 manha'; undefined if the text is none. */
export function parseAppointment(text: string | undefined): Schedule | undefined {
  const [date, period] = (text ?? '').split(' ')
  return Schedule.safeParse({ date, period }).data
}
