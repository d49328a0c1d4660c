/**
 * Parses a future date, such as an installation date. It works like `parseDate`, but the year may be omitted: '27/11'
 * and '27 de novembro' mean the next such day from `today` (ISO) on. A two-digit year belongs to this century. The
 * value is dd/mm/yyyy. If a year was given, the date may be in the past.
 */
import { isoDateOf, isoToBr } from './iso-dates.ts'
import { readDate, wrongDate } from './parse-and-format-dates.ts'
import type { Parsed } from './parsing-result.ts'
import { cleanTyped } from './clean-typed-text.ts'

export function parseUpcomingDate(raw: string, today: string): Parsed<string> {
  if (cleanTyped(raw).trim() === '') return { problem: 'data-vazia' }
  const { day, month, year } = readDate(raw) ?? { day: 0, month: 0, year: '' }
  const thisYear = Number(today.slice(0, 4))
  let iso: string | null
  if (year === '') {
    iso = isoDateOf(thisYear, month, day)
    if (iso && iso < today) iso = isoDateOf(thisYear + 1, month, day)
  } else {
    iso = isoDateOf(year.length === 4 ? Number(year) : thisYear - (thisYear % 100) + Number(year), month, day)
  }
  return iso ? { value: isoToBr(iso) } : wrongDate(raw, false)
}
