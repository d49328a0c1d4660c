/** Computes the days on which installations are possible, for the server and the browser. */
import { addDays, isoToBr, todayInSaoPaulo, weekday } from './iso-dates.ts'
import { isNationalHoliday } from './holidays.ts'

const FIRST = 3
const LAST = 30
const SUNDAY = 0

const PERIODS = ['manha', 'tarde'] as const

/**
 * Returns the days on which installations are possible, as ISO dates: from the third to the thirtieth day
 * after today in São Paulo, Monday to Saturday, without national holidays.
 */
export function installationDays(now: Date): string[] {
  const today = todayInSaoPaulo(now)
  return Array.from({ length: LAST - FIRST + 1 }, (_, i) => addDays(today, FIRST + i)).filter(isWorkday)
}

/** Whether technicians work on an ISO date: Monday to Saturday, except national holidays. */
export const isWorkday = (day: string): boolean => weekday(day) !== SUNDAY && !isNationalHoliday(day)

/**
 * Returns the free dates in the format of the API, without days on which all periods are full.
 * @param full the names of full slots, such as '2026-11-27 manha'; none if they are unknown
 */
export function freeDates(now: Date, full: ReadonlySet<string> = new Set()) {
  return installationDays(now).flatMap((day) => {
    const periods = PERIODS.filter((period) => !full.has(`${day} ${period}`))
    return periods.length > 0 ? [{ date: isoToBr(day), periods }] : []
  })
}
