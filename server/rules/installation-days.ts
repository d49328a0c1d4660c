/** Computes the days on which installations are possible, and which of them are free. */
import type { Schedule } from '../../src/contract/answers/schedule-date.ts'
import { addDays, brToIso, isoToBr, todayInSaoPaulo, weekday } from '../../src/lib/iso-dates.ts'
import { isNationalHoliday } from '../../src/lib/holidays.ts'

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
  return Array.from({ length: LAST - FIRST + 1 }, (_, i) => addDays(today, FIRST + i)).filter(
    (day) => weekday(day) !== SUNDAY && !isNationalHoliday(day),
  )
}

/**
 * Returns whether an appointment may still be changed, which is possible until the day before. `date`
 * is dd/mm/yyyy.
 */
export const canReschedule = (date: string, now: Date): boolean => brToIso(date) > todayInSaoPaulo(now)

/** Returns the name of an appointment's slot: '2026-11-27 manha'. */
export const slotOf = ({ date, period }: Schedule): string => `${brToIso(date)} ${period}`

/**
 * Returns the free dates in the format of the API, without days on which all periods are full. `full`
 * contains the names of full slots.
 */
export function freeDates(now: Date, full: ReadonlySet<string>) {
  return installationDays(now).flatMap((day) => {
    const periods = PERIODS.filter((period) => !full.has(`${day} ${period}`))
    return periods.length > 0 ? [{ date: isoToBr(day), periods }] : []
  })
}
