/**
 * Calculates with calendar dates. Dates are strings: 'yyyy-mm-dd' (ISO) in the code, 'dd/mm/yyyy' (Brazilian) in API
 * calls. All calculations use midnight UTC, so that time zones cannot shift a day. Dates as people write them are in
 * parse-and-format-dates.ts.
 */

const DAY = 86_400_000
const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** Whether a text is an existing date in the format yyyy-mm-dd. */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && isoDateOf(Number(match[1]), Number(match[2]), Number(match[3])) !== null
}

/** Whether a text is an existing date in the format dd/mm/yyyy, which API calls use. */
export function isBrDate(text: string): boolean {
  return /^\d{2}\/\d{2}\/\d{4}$/.test(text) && isIsoDate(brToIso(text))
}

/** Converts '27/11/2026' to '2026-11-27'. Does not check that the date exists. */
export function brToIso(br: string): string {
  return br.split('/').reverse().join('-')
}

/** Converts '2026-11-27' to '27/11/2026'. Does not check that the date exists. */
export function isoToBr(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** Returns the ISO date of a year, month (1–12) and day; null if there is no such day. */
export function isoDateOf(year: number, month: number, day: number): string | null {
  if (year < 1 || month < 1 || month > 12 || day < 1) return null
  return day <= daysInMonth(year, month) ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null
}

/** Returns the number of days of a month (1–12). */
export function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Returns the age in full years on the ISO date `today`; negative if `birth` is later. */
export function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Adds days to an ISO date; a negative number subtracts them. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Returns the number of days in a period of ISO dates, both ends included. */
export const periodLength = (from: string, to: string): number =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1)

/** Returns the day of the week of an ISO date, from 0 (Sunday) to 6 (Saturday). */
export function weekday(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay()
}

/**
 * Returns the current date in São Paulo as an ISO date. Time zone data is slow to load, and the date is
 * needed before the first question. That data is therefore used only in the one hour of the day when the date
 * differs between standard time (UTC−3) and summer time (UTC−2, last used in 2019).
 */
export function todayInSaoPaulo(now: Date): string {
  const standard = dayAtOffset(now, -3)
  return standard === dayAtOffset(now, -2) ? standard : dayByZone(now)
}

function dayAtOffset(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
}

function dayByZone(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
