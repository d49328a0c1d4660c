/** Computes the days on which installations are possible, for the server and the browser. */
import { addDays, isoToBr, todayInSaoPaulo, weekday } from './iso-dates.ts'

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

// Holidays on a fixed date, by Law 662/1949 and its amendments; 20 November since 2024 (Law 14.759/2023).
const FIXED: readonly (readonly [monthDay: string, name: string])[] = [
  ['01-01', 'Confraternização Universal'],
  ['04-21', 'Tiradentes'],
  ['05-01', 'Dia do Trabalho'],
  ['09-07', 'Independência do Brasil'],
  ['10-12', 'Nossa Senhora Aparecida'],
  ['11-02', 'Finados'],
  ['11-15', 'Proclamação da República'],
  ['11-20', 'Dia da Consciência Negra'],
  ['12-25', 'Natal'],
]

/** Returns Easter Sunday of a year as an ISO date (Meeus/Jones/Butcher method for the Gregorian calendar). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  return addDays(`${year}-03-22`, h + l - 7 * m)
}

/**
 * Returns Brazil's national holidays of a year in order, with ISO dates. State and city holidays are not
 * included. Carnival and Corpus Christi are not either, because they are optional days off on which
 * technicians work.
 */
export function nationalHolidays(year: number): { date: string; name: string }[] {
  const fixed = FIXED.map(([monthDay, name]) => ({ date: `${year}-${monthDay}`, name }))
  return [...fixed, { date: addDays(easterSunday(year), -2), name: 'Sexta-feira Santa' }].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  )
}

/** Whether an ISO date is a national holiday in Brazil. */
export function isNationalHoliday(iso: string): boolean {
  return nationalHolidays(Number(iso.slice(0, 4))).some((holiday) => holiday.date === iso)
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
