import { Schedule } from '../../src/contract/lead-answers/schedule-date.ts'

/** Returns the appointment of a text such as '27/11/2026 manha'; undefined if the text is none. */
export function parseAppointment(text: string | undefined): Schedule | undefined {
  const [date, period] = (text ?? '').split(' ')
  return Schedule.safeParse({ date, period }).data
}
