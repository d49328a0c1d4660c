import * as z from 'zod/mini'
import type { RefusedApiKey } from '../../../src/desk/page-data-types/refused-api-key.ts'
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { invalidFieldError, HttpError } from '../../errors.ts'
import { dropFigureKey, figureKeys } from '../../repositories/desk/figures-api-keys.ts'
import { audit } from '../../services/desk/write-and-check-audit-log.ts'
import { begunStream, DATASETS, exportText, FILES, FORMATS } from '../../services/desk/exports.ts'
import { KEY_DAYS, makeFigureKey } from '../../services/desk/figures-api-keys.ts'
import { filterOf, queryScopeFromFilters, strictFilterOf } from './report-filter.ts'
import { listedValue } from './url-parameters.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'

const PAGE = '/operador/exportacoes'

/** The parameters of an export. The form sends all of its filters, whatever the data set. */
const PARAMETERS = ['conjunto', 'formato', 'de', 'ate', 'jornada', 'campanha', 'canal', 'aparelho'] as const

/**
 * Returns whether the desk user is an administrator. Only administrators may export individual orders and
 * manage API keys.
 */
const isHouse = ({ user }: LoggedInVisit) => user.role === 'administracao'

/** What became of the form for a new key: the key, which cannot be shown again, or why none was made. */
type KeyForm = { readonly created: string | null; readonly refused: RefusedApiKey | null }

/** Adds the desk's page that offers exports and manages the API keys of other programs, and the route of an export. */
export function exportRoutes(parts: DeskRouteParts): void {
  const { desk, work } = parts
  const { db, clock, campaigns } = desk
  const filterFor = ({ request }: LoggedInVisit) => filterOf(request.query, clock.now(), campaigns.prefixes)

  async function show(visit: LoggedInVisit, { created = null, refused = null }: Partial<KeyForm> = {}) {
    const hasFullAccess = isHouse(visit)
    const keys = hasFullAccess ? await figureKeys(db) : []
    const data = {
      filter: filterFor(visit),
      campaigns: ['', ...campaigns.prefixes],
      hasFullAccess,
      created,
      refused,
      keys: keys.map(({ id, name, created_at, used_at, scopes, expires_at }) => ({
        id,
        name,
        scopes,
        createdAt: created_at.toISOString(),
        usedAt: used_at?.toISOString() ?? null,
        expiresAt: expires_at?.toISOString() ?? null,
        isExpired: expires_at !== null && expires_at <= clock.now(),
      })),
      keyDays: KEY_DAYS,
    }
    return visit.show({ page: 'exports', data }, { status: refused === null ? 200 : 400 })
  }

  loggedInRoute(parts, 'GET', PAGE, (visit) => show(visit))

  loggedInRoute(parts, 'GET', '/operador/exportar', async (visit) => {
    const { query } = visit.request
    const dataset = listedValue(DATASETS, query, 'conjunto', 'funil')
    const format = listedValue(FORMATS, query, 'formato', 'excel')
    if (dataset === 'pedidos' && !isHouse(visit))
      throw new HttpError(403, 'origin', deskErrorMessages.ordersForAdministration)
    const scope = queryScopeFromFilters(strictFilterOf(query, clock.now(), campaigns.prefixes, PARAMETERS))
    const { from, to } = scope
    const { type, ending } = FILES[format]
    await visit.audit('exported', undefined, { dataset, format, from, to })
    const order = { dataset, format, scope, prefixes: campaigns.prefixes }
    const text = exportText(order, (part) => work.run('exportPart', part, { by: visit.user.id }))
    const body = await begunStream(text)
    return visit.reply
      .type(type)
      .header('content-disposition', `attachment; filename="${dataset}-${from}-${to}.${ending}"`)
      .send(body)
  })

  loggedInRoute(parts, 'POST', '/operador/exportacoes/chaves', async (visit) => {
    const name = (visit.form.nome ?? '').trim().slice(0, 80)
    const scopes = DATASETS.filter((each) => visit.form[`le-${each}`] !== undefined)
    if (name === '' || scopes.length === 0) {
      const problems = {
        ...(name === '' && { nome: deskErrorMessages.keyWithoutName }),
        ...(scopes.length === 0 && { conjuntos: deskErrorMessages.keyWithoutScope }),
      }
      return show(visit, { refused: { problems, typed: visit.form } })
    }
    const days = KEY_DAYS.find((each) => String(each) === visit.form.prazo)
    if (days === undefined) throw invalidFieldError('prazo', deskErrorMessages.keyWithoutEnd)
    const made = await db.transaction(async (sql) => {
      const key = await makeFigureKey(sql, clock, name, { scopes, days })
      const detail = { key: name, scopes: scopes.join(', '), days }
      await audit(sql, desk, { by: visit.user, what: 'key_added', subject: `key ${key.id}`, detail })
      return key
    })
    // Only this reply shows the key. After a redirect the key would have to be stored.
    return show(visit, { created: made.key })
  })

  loggedInRoute(parts, 'POST', '/operador/exportacoes/chaves/revogar', async (visit) => {
    const id = z.uuid().safeParse(visit.form.chave)
    if (!id.success) throw invalidFieldError('chave', deskErrorMessages.noKey)
    await db.transaction(async (sql) => {
      const name = await dropFigureKey(sql, id.data)
      if (name === undefined) return
      const detail = { key: name }
      await audit(sql, desk, { by: visit.user, what: 'key_removed', subject: `key ${id.data}`, detail })
    })
    return visit.go(`${PAGE}?feito=chave-revogada`)
  })
}
