/**
 * Makes the file of the desk's sales page that a person downloads: reads from the address what it contains, and writes
 * it.
 */
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { SALES_DIMENSIONS } from '../../repositories/desk/sums-of-sales.ts'
import { SALES_SORTINGS } from '../../rules/desk/sales-comparison.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { salesOf, salesCsvForExcel } from '../../services/desk/sales-figures.ts'
import { audit } from '../../services/desk/write-and-check-audit-log.ts'
import { listedValue } from './check-parameter-against-list.ts'
import { queryScopeFromFilters, strictFilterOf } from './read-figures-filter.ts'

const PARAMETERS = ['de', 'ate', 'campanha', 'por', 'ordem'] as const

/**
 * Returns the table of the sales page as a file, and records it in the audit log. What leaves as a file is never something
 * else than what was asked for.
 * @throws HttpError 400 for a parameter that cannot be used
 */
export async function salesDownload(desk: DeskContext, user: DeskUser, query: unknown) {
  const filter = strictFilterOf(query, desk.clock.now(), desk.campaigns.prefixesOnceLive, PARAMETERS)
  const by = listedValue(SALES_DIMENSIONS, query, 'por', 'campanha')
  const order = listedValue(SALES_SORTINGS, query, 'ordem', by === 'dia' ? 'nome' : 'receita')
  const { from, to, campaign } = queryScopeFromFilters(filter)
  const scope = { from, to, campaign, by, order }
  const body = salesCsvForExcel(await salesOf(desk, scope), scope)
  await desk.db.transaction((sql) =>
    audit(sql, desk, {
      by: user,
      what: 'exported',
      detail: { dataset: `vendas-${by}`, format: 'excel', from, to },
    }),
  )
  return { type: 'text/csv; charset=utf-8', name: `vendas-${by}-${from}-${to}.csv`, body }
}
