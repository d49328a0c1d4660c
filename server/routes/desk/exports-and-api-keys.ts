/** The page of the operator's desk that offers exports and manages the API keys of other programs. */
import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { deskRefusals } from '../../../src/content/desk/server-error-messages.ts'
import { invalid, Refusal } from '../../errors.ts'
import { dropFigureKey, figureKeys } from '../../repositories/desk/figures-api-keys.ts'
import { audit } from '../../services/desk/audit.ts'
import { DATASETS, exportText, FORMATS } from '../../services/desk/exports.ts'
import { makeFigureKey } from '../../services/desk/figures-api-keys.ts'
import { filterOf, scopeOf, valueIn } from './figure-filter.ts'
import { operatorRoute, type Door, type OperatorVisit } from './desk-route.ts'

const PAGE = '/operador/exportacoes'

/**
 * Returns whether the operator is an administrator. Only administrators may export individual orders and
 * manage API keys.
 */
const isHouse = ({ operator }: OperatorVisit) => operator.role === 'administracao'

/** Adds the desk's page that offers exports and manages the API keys of other programs. */
export function exportRoutes(door: Door): void {
  const { desk } = door
  const { db, clock, campaigns } = desk
  const filterFor = ({ request }: OperatorVisit) => filterOf(request.query, clock.now(), campaigns.prefixes)

  async function show(visit: OperatorVisit, created: string | null) {
    const hasFullAccess = isHouse(visit)
    const keys = hasFullAccess ? await figureKeys(db) : []
    return visit.show({
      page: 'exports',
      data: {
        filter: filterFor(visit),
        campaigns: ['', ...campaigns.prefixes],
        hasFullAccess,
        created,
        keys: keys.map(({ id, name, created_at, used_at }) => ({
          id,
          name,
          createdAt: created_at.toISOString(),
          usedAt: used_at?.toISOString() ?? null,
        })),
      },
    })
  }

  operatorRoute(door, 'GET', PAGE, (visit) => show(visit, null))

  operatorRoute(door, 'GET', '/operador/exportar', async (visit) => {
    const { query } = visit.request
    const dataset = DATASETS.find((each) => each === valueIn(query, 'conjunto')) ?? 'funil'
    const format = FORMATS.find((each) => each === valueIn(query, 'formato')) ?? 'csv'
    if (dataset === 'pedidos' && !isHouse(visit))
      throw new Refusal(403, 'origin', deskRefusals.ordersForAdministration)
    const scope = scopeOf(filterFor(visit))
    const { from, to } = scope
    await visit.audit('exported', undefined, { dataset, format, from, to })
    return visit.reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${dataset}-${from}-${to}.${format}"`)
      .send(Readable.from(exportText(desk, dataset, format, scope)))
  })

  operatorRoute(door, 'POST', '/operador/exportacoes/chaves', async (visit) => {
    const name = (visit.form.nome ?? '').trim().slice(0, 80)
    if (name === '') throw invalid('nome', deskRefusals.keyWithoutName)
    const made = await db.transaction(async (sql) => {
      const key = await makeFigureKey(sql, clock, name)
      await audit(sql, desk, { by: visit.operator, what: 'key_added', subject: `key ${key.id}` })
      return key
    })
    // Only this reply shows the key. After a redirect the key would have to be stored.
    return show(visit, made.key)
  })

  operatorRoute(door, 'POST', '/operador/exportacoes/chaves/revogar', async (visit) => {
    const id = z.uuid().safeParse(visit.form.chave)
    if (!id.success) throw invalid('chave', deskRefusals.noKey)
    await db.transaction(async (sql) => {
      const name = await dropFigureKey(sql, id.data)
      if (name !== undefined)
        await audit(sql, desk, { by: visit.operator, what: 'key_removed', subject: `key ${id.data}` })
    })
    return visit.go(`${PAGE}?feito=chave-revogada`)
  })
}
