/**
 * Arranges free days in whole weeks from Monday, for a calendar. The Sunday column is omitted unless a Sunday is free,
 * so that the cells stay thumb-sized on the narrowest phones. Days are dd/mm/yyyy.
 */
import { calendarWords } from '../../content/installation-calendar.ts'
import { addDays, brToIso, isoToBr, weekday } from '../../lib/iso-dates.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { MONTHS } from '../../lib/parse-and-format-dates.ts'

/** One cell of the calendar: a day in wire format (dd/mm/yyyy), and whether it can be chosen. */
export type Cell = {
  date: string
  day: number
  /** Abbreviated month, on the first cell and on the first day of each month; otherwise null. */
  month: string | null
  free: boolean
}

const monthOf = (iso: string) => MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''

/** Returns the months of ISO dates as a title: 'novembro e dezembro de 2026', 'dezembro de 2026 e janeiro de 2027'. */
function monthsInWords(isos: readonly string[]): string {
  const months = isos.filter((iso, index) => iso.slice(0, 7) !== isos[index - 1]?.slice(0, 7))
  return listInWords(
    months.map((iso, index) => {
      const year = iso.slice(0, 4)
      const month = monthOf(iso)
      return months[index + 1]?.startsWith(year) ? month : calendarWords.monthOfYear(month, year)
    }),
  )
}

type CalendarWeeks = {
  /** The months of the free days, in words. */
  months: string
  columns: 6 | 7
  cells: Cell[]
}

export function calendarWeeks(free: readonly string[]): CalendarWeeks {
  const isos = free.map(brToIso).toSorted()
  const first = isos[0]
  const last = isos.at(-1)
  if (first === undefined || last === undefined) return { months: '', columns: 6, cells: [] }
  const columns = isos.some((iso) => weekday(iso) === 0) ? 7 : 6
  const open = new Set(isos)
  const cells: Cell[] = []
  // Monday is 0: (weekday + 6) % 7
  const start = addDays(first, -((weekday(first) + 6) % 7))
  const end = addDays(last, columns - 1 - ((weekday(last) + 6) % 7))
  for (let iso = start; iso <= end; iso = addDays(iso, 1)) {
    if (columns === 6 && weekday(iso) === 0) continue
    const day = Number(iso.slice(8))
    const named = cells.length === 0 || day === 1 || (day === 2 && cells.at(-1)?.day !== 1)
    cells.push({
      date: isoToBr(iso),
      day,
      month: named ? monthOf(iso).slice(0, 3) : null,
      free: open.has(iso),
    })
  }
  return { months: monthsInWords(isos), columns, cells }
}
