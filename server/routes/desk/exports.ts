/**
 * The desk's route that sends a data set, such as the funnel or the orders, as a file to save. Only administrators may
 * export single orders.
 */
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { ANALYSTS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { HttpError } from '../../api-errors.ts'
import { begunStream, DATASETS, exportText, FILES, FORMATS } from '../../services/desk/exports.ts'
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
