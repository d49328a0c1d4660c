/** Writes the table of the desk's sales page as a CSV file for Excel, with all rows and their total. */
import { dayNames, formatDay } from '../../../src/content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../../src/content/desk/sales-report.ts'
import { weekday } from '../../../src/lib/iso-dates.ts'
import { excelSheet } from '../../rules/desk/write-csv.ts'
import type { SaleRow, SalesCompared } from '../../rules/desk/compare-sales-periods.ts'
import type { Sales, SalesScope } from './sales-figures.ts'

/** Rounds a rate to a percentage with two decimals. */
const percent = (rate: number | null) => (rate === null ? null : Math.round(rate * 10_000) / 100)

const reais = (cents: number | null) => (cents === null ? null : Math.round(cents) / 100)

type Heading = readonly [head: string, cell: (sold: SalesCompared['now']) => number | null]

export function salesCsvForExcel(sales: Sales, { from, to, by }: SalesScope): string {
  const hasCosts = by === 'dia' || by === 'campanha'
  const figures: readonly Heading[] = [
    ...(hasCosts ? [[words.views, ({ views }) => views] satisfies Heading] : []),
    [sales.isBasedOnVisits ? words.visits : words.leads, ({ base }) => base],
    [words.ordered, ({ orders }) => orders],
    [words.net, ({ netOrders }) => netOrders],
    [words.installed, ({ installed }) => installed],
    [words.sheetAmount, ({ cents }) => reais(cents)],
    [words.sheetNetAmount, ({ netCents }) => reais(netCents)],
    [words.sheetRate, ({ rate }) => percent(rate)],
    ...(hasCosts
      ? [
          [words.sheetCost, ({ costCents }) => reais(costCents)] satisfies Heading,
          [words.sheetCostPerOrder, ({ costPerOrderCents }) => reais(costPerOrderCents)] satisfies Heading,
        ]
      : []),
  ]
  const now = words.sheetPeriod(formatDay(from), formatDay(to))
  // where counting began within the period before, only the days since then are in its figures
  const since = sales.counted && sales.counted.days > 0 ? sales.counted.since : sales.before.from
  const before = words.sheetPeriod(formatDay(since), formatDay(sales.before.to))
  // a day stays one that Excel knows as such, with its name beside it
  const names = by === 'dia' ? [words.dimensions[by], words.sheetDayName] : [words.dimensions[by]]
  const namesOf = ({ key, label }: SaleRow) => (by === 'dia' ? [key, dayNames[weekday(key)] ?? ''] : [label])
  const heads = [
    ...names,
    ...figures.map(([head]) => `${head}, ${now}`),
    ...figures.map(([head]) => `${head}, ${before}`),
  ]
  const cells = (row: SalesCompared) =>
    [row.now, row.before].flatMap((sold) => figures.map(([, cell]) => cell(sold)))
  const rows = sales.rows.map((row) => [...namesOf(row), ...cells(row)])
  return excelSheet([heads, ...rows, [words.total, ...names.slice(1).map(() => null), ...cells(sales.total)]])
}
