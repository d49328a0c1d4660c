/** Exports figures of the desk as files: for Excel in Brazil, or plain for programs. */
import { campaignName, channelNames, stepName } from '../../../src/content/desk/report-dimension-names.ts'
import { exportColumns } from '../../../src/content/desk/export-columns.ts'
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
import { cohortsIn } from './funnel-figures.ts'

/**
 * The data sets that can be exported: funnel counters, refused answers, first visits with their orders, sales, leads,
 * and single orders.
 */
export const DATASETS = ['funil', 'recusas', 'primeiras', 'vendas', 'enderecos', 'pedidos'] as const
export type Dataset = (typeof DATASETS)[number]

/** A filter of an export besides its period. */
export type ExportFilter = 'jornada' | 'campanha' | 'canal' | 'aparelho'

/** The filters that each data set supports. */
export const FILTERS: Readonly<Record<Dataset, readonly ExportFilter[]>> = {
  funil: ['jornada', 'campanha', 'canal', 'aparelho'],
  recusas: ['jornada', 'campanha', 'canal', 'aparelho'],
  primeiras: ['campanha'],
  vendas: ['campanha'],
  enderecos: ['campanha'],
  pedidos: ['campanha'],
}

/** The formats for programs. */
export const PLAIN_FORMATS = ['csv', 'ndjson'] as const
/** All formats of an export. */
export const FORMATS = ['excel', ...PLAIN_FORMATS] as const
export type ExportFormat = (typeof FORMATS)[number]

/** The content type of each format, and how its file names end. */
export const FILES: Readonly<Record<ExportFormat, { readonly type: string; readonly ending: string }>> = {
  excel: { type: 'text/csv; charset=utf-8', ending: 'excel.csv' },
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  ndjson: { type: 'application/x-ndjson; charset=utf-8', ending: 'ndjson' },
}

type Parts = Pick<Context, 'db' | 'clock'>

/** The part of an export that is of one day; `prefixes` are those of all campaigns. */
export type ExportOfDay = {
  readonly dataset: Dataset
  readonly format: ExportFormat
  readonly scope: Scope
  readonly day: string
  readonly prefixes: readonly string[]
  /** Whether no day before had rows: then the first line comes first. */
  readonly isFirst: boolean
}

async function rowsOfDay({ db, clock }: Parts, { dataset, scope, day, prefixes }: ExportOfDay) {
  const all = ['', ...prefixes]
  switch (dataset) {
    case 'funil':
      return stepsOfDay(db, scope, day, all)
    case 'recusas':
      return problemsOfDay(db, scope, day, all)
    case 'primeiras':
      return cohortsIn({ db, clock }, { from: day, to: day, campaign: scope.campaign })
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
  channel: (value) => channelNames[value] ?? value,
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

/** Returns the part of an export that is of one day; '' if that has no rows. */
export async function exportedDay(parts: Parts, part: ExportOfDay): Promise<string> {
  const { dataset, format, isFirst } = part
  const { head, line } = WRITERS[format]
  const rows = await rowsOfDay(parts, part)
  const zoned = rows.map((row) => ({ ...row, time_zone: 'America/Sao_Paulo' }))
  const [first] = zoned
  return first ? (isFirst ? head(dataset, first) : '') + zoned.map(line).join('') : ''
}

/**
 * Yields an export as text, day by day, so that at most one day is in memory and no transaction stays open while a slow
 * client reads. Days are those of America/Sao_Paulo; the column `time_zone` says so in each row. Without rows only the
 * first line is written.
 * @param writeDay returns the part of one day (`exportedDay`), from another process for example
 */
export async function* exportText(
  part: Omit<ExportOfDay, 'day' | 'isFirst'>,
  writeDay: (part: ExportOfDay) => Promise<string>,
): AsyncGenerator<string> {
  const { dataset, format, scope } = part
  let isFirst = true
  for (let day = scope.from; day <= scope.to; day = addDays(day, 1)) {
    const text = await writeDay({ ...part, day, isFirst })
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
