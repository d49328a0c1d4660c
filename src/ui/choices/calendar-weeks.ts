/**
 * Arranges free days (dd/mm/yyyy, any order) in whole weeks that start on Monday, from the first to the last free day.
 * The Sunday column is omitted unless a Sunday is free, so that the cells stay thumb-sized on the narrowest phones.
 */
import { addDays, brToIso, isoToBr, weekday } from '../../lib/iso-dates.ts'

/** One cell of the calendar: a day in wire format (dd/mm/yyyy), and whether it can be chosen. */
export type Cell = {
  date: string
  day: number
  /** Abbreviated month, on the first cell and on the first day of each month; otherwise null. */
  month: string | null
  free: boolean
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

export function calendarWeeks(free: readonly string[]): { columns: 6 | 7; cells: Cell[] } {
  const isos = free.map(brToIso).toSorted()
  const first = isos[0]
  const last = isos.at(-1)
  if (first === undefined || last === undefined) return { columns: 6, cells: [] }
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
      month: named ? (MONTHS[Number(iso.slice(5, 7)) - 1] ?? null) : null,
      free: open.has(iso),
    })
  }
  return { columns, cells }
}
