/** Computes the next date of a weekday or of a day of the month. Takes ISO dates and returns dates like 24/11/2026. */
import { addDays, isoDateOf, isoToBr, weekday } from '../../lib/iso-dates.ts'

/**
 * Returns the next date with this weekday, from tomorrow on.
 * @param number 0 for Sunday
 */
export function nextWeekday(number: number, today: string, isNextWeek: boolean): string {
  const away = (number - weekday(today) + 7) % 7 || 7
  // weeks begin on Monday
  const left = (7 - weekday(today)) % 7
  return isoToBr(addDays(today, isNextWeek && away <= left ? away + 7 : away))
}

/** Returns the next date with this day of the month, or 'none' if next month has no such day. */
export function nextOfMonth(day: number, today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const here = isoDateOf(year, month, day)
  if (here && here > today) return isoToBr(here)
  const next = month === 12 ? isoDateOf(year + 1, 1, day) : isoDateOf(year, month + 1, day)
  return next ? isoToBr(next) : 'none'
}
