import { addDays } from '../../../src/lib/iso-dates.ts'
import type { Context } from '../../context.ts'
import { ordersOfDay, problemsOfDay, stepsOfDay, type ExportRow } from '../../repositories/desk/exports.ts'
import type { Scope } from '../../repositories/desk/figures.ts'
import { csvLine } from '../../rules/desk/write-csv.ts'
import { cohortsIn } from './funnel-figures.ts'

/**
 * The data sets that can be exported: funnel counters, refused answers, first visits with their orders, and
 * single orders.
 */
export const DATASETS = ['funil', 'recusas', 'primeiras', 'pedidos'] as const
export type Dataset = (typeof DATASETS)[number]

/** The formats of an export. */
export const FORMATS = ['csv', 'ndjson'] as const
export type ExportFormat = (typeof FORMATS)[number]

type Parts = Pick<Context, 'db' | 'clock' | 'campaigns'>

async function rowsOfDay({ db, clock, campaigns }: Parts, dataset: Dataset, scope: Scope, day: string) {
  const all = ['', ...campaigns.prefixes]
  switch (dataset) {
    case 'funil':
      return stepsOfDay(db, scope, day, all)
    case 'recusas':
      return problemsOfDay(db, scope, day, all)
    case 'primeiras':
      return cohortsIn({ db, clock }, { from: day, to: day, campaign: scope.campaign })
    case 'pedidos':
      return ordersOfDay(db, scope.campaign, day)
  }
}

/**
 * Yields the rows of a period day by day, so that at most one day is in memory and no transaction stays open
 * while a slow client reads.
 */
async function* rowsOf(parts: Parts, dataset: Dataset, scope: Scope): AsyncGenerator<readonly ExportRow[]> {
  for (let day = scope.from; day <= scope.to; day = addDays(day, 1))
    yield await rowsOfDay(parts, dataset, scope, day)
}

/**
 * Yields an export as text, one part per day. Days are those of America/Sao_Paulo; the column `time_zone`
 * says so in each row.
 */
export async function* exportText(
  parts: Parts,
  dataset: Dataset,
  format: ExportFormat,
  scope: Scope,
): AsyncGenerator<string> {
  let hasHead = format === 'ndjson'
  for await (const rows of rowsOf(parts, dataset, scope)) {
    const zoned = rows.map((row) => ({ ...row, time_zone: 'America/Sao_Paulo' }))
    const [first] = zoned
    if (!first) continue
    const head = hasHead ? '' : csvLine(Object.keys(first))
    hasHead = true
    const lines = zoned.map((row) =>
      format === 'csv' ? csvLine(Object.values(row)) : `${JSON.stringify(row)}\n`,
    )
    yield head + lines.join('')
  }
}
