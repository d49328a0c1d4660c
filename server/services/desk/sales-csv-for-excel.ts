/** Writes the table of the desk's sales page as a CSV file for Excel, with all rows and their total. */
import { formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../../src/content/desk/sales-report.ts'
import { excelSheet } from '../../rules/desk/write-csv.ts'
import type { SalesCompared } from '../../rules/desk/compare-sales-periods.ts'
import type { Sales, SalesScope } from './sales-figures.ts'

/** Rounds a rate to a percentage with two decimals. */
const percent = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 100)

export function salesCsvForExcel(sales: Sales, { from, to, by }: SalesScope): string {
  const base = sales.isBasedOnVisits ? words.visits : words.leads
  const figures = [base, words.ordered, words.sheetAmount, words.sheetRate]
  const now = words.sheetPeriod(formatDay(from), formatDay(to))
  const before = words.sheetPeriod(formatDay(sales.before.from), formatDay(sales.before.to))
  const heads = [
    words.dimensions[by],
    ...figures.map((each) => `${each}, ${now}`),
    ...figures.map((each) => `${each}, ${before}`),
  ]
  const cells = (row: SalesCompared) =>
    [row.now, row.before].flatMap(({ base: of, orders, cents, rate }) => [
      of,
      orders,
      cents / 100,
      percent(rate),
    ])
  const rows = sales.rows.map((row) => [row.label, ...cells(row)])
  return excelSheet([heads, ...rows, [words.total, ...cells(sales.total)]])
}
