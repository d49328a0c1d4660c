import type { FilterValues } from '../../../src/desk/page-data-types/report-filter.ts'
import { SALES_DIMENSIONS } from '../../repositories/desk/sums-of-sales.ts'
import { paginate } from '../../rules/desk/pagination.ts'
import { ENOUGH_ORDERS, SALES_SORTINGS } from '../../rules/desk/compare-sales-periods.ts'
import { salesOf, type SalesScope } from '../../services/desk/sales-figures.ts'
import { salesCsvForExcel } from '../../services/desk/sales-csv-for-excel.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { filterOf, queryScopeFromFilters, strictFilterOf } from './report-filter.ts'
import { listedValue, requestedPage, urlParameter } from './url-parameters.ts'

/** The parameters of the file. */
const PARAMETERS = ['de', 'ate', 'campanha', 'por', 'ordem'] as const

/** Adds the desk's sales page, and the download of its table as a file. */
export function salesRoutes(parts: DeskRouteParts): void {
  const { desk } = parts

  function asked({ request }: LoggedInVisit): { readonly filter: FilterValues; readonly scope: SalesScope } {
    const { query } = request
    const filter = filterOf(query, desk.clock.now(), desk.campaigns.prefixes)
    const { from, to, campaign } = queryScopeFromFilters(filter)
    const by = SALES_DIMENSIONS.find((each) => each === urlParameter(query, 'por')) ?? 'campanha'
    const usual = by === 'dia' ? 'nome' : 'receita'
    const order = SALES_SORTINGS.find((each) => each === urlParameter(query, 'ordem')) ?? usual
    return { filter, scope: { from, to, campaign, by, order } }
  }

  loggedInRoute(parts, 'GET', '/operador/vendas', async (visit) => {
    const { filter, scope } = asked(visit)
    const { by, order } = scope
    const sales = await salesOf(desk, scope)
    const { rows, part } = paginate(sales.rows, requestedPage(visit.request.query))
    const data = {
      ...sales,
      rows,
      part,
      leastOrders: ENOUGH_ORDERS,
      filter: { ...filter, by, order },
      campaigns: ['', ...desk.campaigns.prefixes],
    }
    return visit.show({ page: 'sales', data })
  })

  loggedInRoute(parts, 'GET', '/operador/vendas/planilha', async (visit) => {
    const { query } = visit.request
    // what leaves as a file is never something else than what was asked for
    strictFilterOf(query, desk.clock.now(), desk.campaigns.prefixes, PARAMETERS)
    listedValue(SALES_DIMENSIONS, query, 'por', 'campanha')
    listedValue(SALES_SORTINGS, query, 'ordem', 'receita')
    const { scope } = asked(visit)
    const { from, to, by } = scope
    const sheet = salesCsvForExcel(await salesOf(desk, scope), scope)
    await visit.audit('exported', undefined, { dataset: `vendas-${by}`, format: 'excel', from, to })
    return visit.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="vendas-${by}-${from}-${to}.csv"`)
      .send(sheet)
  })
}
