/**
 * Files of the desk to save: the route that sends a data set, such as the funnel or the orders, and the table of the sales
 * page. Only administrators may export single orders.
 */
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { ANALYSTS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { HttpError } from '../../api-errors.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { SALES_DIMENSIONS } from '../../repositories/desk/sums-of-sales.ts'
import { SALES_SORTINGS } from '../../rules/desk/compare-sales-periods.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { begunStream, DATASETS, exportText, FILES, FORMATS } from '../../services/desk/exports.ts'
import { salesOf, salesCsvForExcel } from '../../services/desk/sales-figures.ts'
import { audit } from '../../services/desk/write-and-check-audit-log.ts'
import { queryScopeFromFilters, strictFilterOf } from './read-figures-filter.ts'
import { listedValue } from './check-parameter-against-list.ts'
import { closedRoute } from './add-desk-route-with-access-checks.ts'

/** The parameters of an export. The form sends all of its filters, whatever the data set. */
const PARAMETERS = ['conjunto', 'formato', 'de', 'ate', 'jornada', 'campanha', 'canal', 'aparelho'] as const

export const exportRoute = closedRoute(
  'GET',
  '/operador/exportar',
  ANALYSTS,
  async (visit, { work, desk: { clock, campaigns } }) => {
    const { query } = visit.request
    const dataset = listedValue(DATASETS, query, 'conjunto', 'funil')
    const format = listedValue(FORMATS, query, 'formato', 'excel')
    if (dataset === 'pedidos' && visit.user.role !== 'administracao')
      throw new HttpError(403, 'origin', deskErrorMessages.ordersForAdministration)
    const scope = queryScopeFromFilters(
      strictFilterOf(query, clock.now(), campaigns.prefixesOnceLive, PARAMETERS),
    )
    const { from, to } = scope
    const { type, ending } = FILES[format]
    await visit.audit('exported', undefined, { dataset, format, from, to })
    const order = { dataset, format, scope, prefixes: campaigns.prefixesOnceLive }
    const text = exportText(order, (part) => work.run('exportPart', part, { by: visit.user.id }))
    const body = await begunStream(text)
    return visit.reply
      .type(type)
      .header('content-disposition', `attachment; filename="${dataset}-${from}-${to}.${ending}"`)
      .send(body)
  },
)

const SALES_PARAMETERS = ['de', 'ate', 'campanha', 'por', 'ordem'] as const

/**
 * Returns the table of the sales page as a file, and records it in the audit log. What leaves as a file is never something
 * else than what was asked for.
 * @throws HttpError 400 for a parameter that cannot be used
 */
export async function salesDownload(desk: DeskContext, user: DeskUser, query: unknown) {
  const filter = strictFilterOf(query, desk.clock.now(), desk.campaigns.prefixesOnceLive, SALES_PARAMETERS)
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
