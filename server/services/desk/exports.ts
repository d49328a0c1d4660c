/** Exports figures of the desk as files: for Excel in Brazil, or plain for programs. */
import { Readable } from 'node:stream'
import { campaignName, channelNames, deviceNames, stepName } from '../../../src/content/desk/report-words.ts'
import { periodNames } from '../../../src/content/desk/number-and-date-formats.ts'
import { salesWords } from '../../../src/content/desk/sales-report.ts'
import { journeyNames } from '../../../src/content/journey-names-and-descriptions.ts'
import { OTHERS } from '../../repositories/desk/sums-of-sales.ts'
import { exportColumns, exportWords } from '../../../src/content/desk/exports.ts'
import { problemLabel } from '../../../src/content/problems/all-problems.ts'
import { addDays } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import {
  leadsOfDay,
  ordersOfDay,
  problemsOfDay,
  salesOfDay,
  stepsOfDay,
  type ExportRow,
} from '../../repositories/desk/exports.ts'
import type { Scope } from '../../repositories/desk/sum-visit-counters.ts'
import { BYTE_ORDER_MARK, csvLine, excelLine, type CsvCell } from '../../rules/desk/write-csv.ts'

/**
 * The data sets that can be exported: funnel counters, refused answers, sales, leads, and single orders.
 */
export const DATASETS = ['funil', 'recusas', 'vendas', 'enderecos', 'pedidos'] as const
export type Dataset = (typeof DATASETS)[number]

/** For Excel in Brazil, and for programs. */
export const FORMATS = ['excel', 'csv', 'ndjson'] as const
export type ExportFormat = (typeof FORMATS)[number]

/** The content type of each format, and how its file names end. */
export const FILES: Readonly<Record<ExportFormat, { readonly type: string; readonly ending: string }>> = {
  excel: { type: 'text/csv; charset=utf-8', ending: 'excel.csv' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  ndjson: { type: 'application/x-ndjson; charset=utf-8', ending: 'ndjson' },
}

/** What is exported; `prefixes` are those of all campaigns. */
export type ExportOrder = {
  readonly dataset: Dataset
  readonly format: ExportFormat
  readonly scope: Scope
  readonly prefixes: readonly string[]
}

/** A part of an export: that of the days of its scope up to one of them. */
type ExportPart = {
  readonly text: string
  /** The day with which the next part begins; null if this is the last one. */
  readonly next: string | null
}

async function rowsOfDay(
  { db }: Pick<Context, 'db'>,
  { dataset, scope, prefixes }: ExportOrder,
  day: string,
) {
  const all = ['', ...prefixes]
  switch (dataset) {
    case 'funil':
      return stepsOfDay(db, scope, day, all)
    case 'recusas':
      return problemsOfDay(db, scope, day, all)
    case 'vendas':
      return salesOfDay(db, scope.campaign, day)
    case 'enderecos':
      return leadsOfDay(db, scope.campaign, day)
    case 'pedidos':
      return ordersOfDay(db, scope.campaign, day)
  }
}

/** How a sheet names values for which files for programs have a key. */
const NAMES: Readonly<Record<string, (value: string) => string>> = {
  campaign: campaignName,
  channel: (value) => channelNames[value] ?? salesWords.noChannel,
  device: (value) => deviceNames[value] ?? value,
  journey: (value) => journeyNames[value] ?? value,
  version: (value) => (value === '-' ? exportWords.noVersion : value),
  installation_period: (value) => (periodNames as Readonly<Record<string, string>>)[value] ?? value,
  ...Object.fromEntries(
    ['utm_source', 'utm_medium', 'utm_campaign'].map((name) => [
      name,
      (value: string) => (value === OTHERS ? salesWords.otherSources : value),
    ]),
  ),
  step: stepName,
  problem: (value) => problemLabel(value) ?? value,
}

const shownIn = ([name, value]: readonly [string, CsvCell]): CsvCell =>
  typeof value === 'string' ? (NAMES[name]?.(value) ?? value) : value

/** Returns the headings of a sheet. Columns are found by name, so that none is under a heading of another one. */
function headingsOf(dataset: Dataset, row: ExportRow): string[] {
  const headings = new Map<string, string>(exportColumns[dataset].map(([name, heading]) => [name, heading]))
  return Object.keys(row).map((name) => headings.get(name) ?? name)
}

/** How each format writes its first line, and every other one. */
const WRITERS: Readonly<
  Record<
    ExportFormat,
    {
      readonly head: (dataset: Dataset, row: ExportRow) => string
      readonly line: (row: ExportRow) => string
    }
  >
> = {
  excel: {
    head: (dataset, row) => BYTE_ORDER_MARK + excelLine(headingsOf(dataset, row)),
    line: (row) => excelLine(Object.entries(row).map(shownIn)),
  },
  csv: {
    head: (_, row) => csvLine(Object.keys(row)),
    line: (row) => csvLine(Object.values(row)),
  },
  ndjson: { head: () => '', line: (row) => `${JSON.stringify(row)}\n` },
}

/** How many characters a part has at least, unless it is the last. */
const PART = 200_000

/**
 * Writes a part of an export. At most one day more than it needs is in memory, and no transaction stays open.
 * @param isFirst whether no part before had rows: then the first line comes first
 */
export async function exportedPart(
  parts: Pick<Context, 'db'>,
  { order, from, isFirst }: { readonly order: ExportOrder; readonly from: string; readonly isFirst: boolean },
): Promise<ExportPart> {
  const { dataset, format, scope } = order
  const { head, line } = WRITERS[format]
  let text = ''
  let day = from
  for (; day <= scope.to && text.length < PART; day = addDays(day, 1)) {
    const rows = await rowsOfDay(parts, order, day)
    const zoned = rows.map((row) => ({ ...row, time_zone: 'America/Sao_Paulo' }))
    const [first] = zoned
    if (first && isFirst && text === '') text = head(dataset, first)
    text += zoned.map(line).join('')
  }
  return { text, next: day <= scope.to ? day : null }
}

/**
 * Yields an export as text, part by part, as fast as its client reads. Days are those of America/Sao_Paulo; the column
 * `time_zone` says so in each row. Without rows only the first line is written.
 * @param write writes a part (`exportedPart`), in another process for example
 */
export async function* exportText(
  order: ExportOrder,
  write: (part: Parameters<typeof exportedPart>[1]) => Promise<ExportPart>,
): AsyncGenerator<string> {
  const { dataset, format, scope } = order
  let isFirst = true
  for (let from: string | null = scope.from; from !== null;) {
    const { text, next }: ExportPart = await write({ order, from, isFirst })
    from = next
    if (text === '') continue
    isFirst = false
    yield text
  }
  if (!isFirst) return
  yield WRITERS[format].head(
    dataset,
    Object.fromEntries(exportColumns[dataset].map(([name]) => [name, null])),
  )
}

/** Returns a text as a stream once its first part is there: what goes wrong before that is answered as an error. */
export async function begunStream(text: AsyncGenerator<string>): Promise<Readable> {
  const first = await text.next()
  return Readable.from(
    (async function* () {
      if (!first.done) yield first.value
      yield* text
    })(),
  )
}
