/** Formats the day and period of an installation appointment. */
import type { Schedule } from '../contract/lead-answers/schedule-date.ts'
import { brToIso } from '../lib/iso-dates.ts'
import { formatLong } from '../lib/parse-and-format-dates.ts'
import { capitalised } from '../lib/normalise-text.ts'

/** Labels of the two periods of the day for installations. */
export const periodLabels = { manha: 'Manhã (8h às 12h)', tarde: 'Tarde (12h às 18h)' } as const

/** Formats an installation appointment: 'sexta-feira, 27 de novembro, manhã (8h às 12h)'. */
export const scheduleText = ({ date, period }: Schedule): string =>
  `${formatLong(brToIso(date))}, ${periodLabels[period].toLowerCase()}`

const periodHours = { manha: 'das 8h às 12h', tarde: 'das 12h às 18h' } as const

/** Formats the appointment where the receipt leads with it: 'Sexta-feira, 27 de novembro, das 8h às 12h'. */
export const appointmentHeading = ({ date, period }: Schedule): string =>
  capitalised(`${formatLong(brToIso(date))}, ${periodHours[period]}`)
