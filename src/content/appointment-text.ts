import type { Schedule } from '../contract/answers/schedule-date.ts'
import { brToIso } from '../lib/iso-dates.ts'
import { formatLong } from '../lib/parse-and-format-dates.ts'

/** Labels of the two periods of the day for installations. */
export const periodLabels = { manha: 'Manhã (8h às 12h)', tarde: 'Tarde (12h às 18h)' } as const

/** Formats an installation appointment: 'sexta-feira, 27 de novembro, manhã (8h às 12h)'. */
export const scheduleText = ({ date, period }: Schedule): string =>
  `${formatLong(brToIso(date))}, ${periodLabels[period].toLowerCase()}`
