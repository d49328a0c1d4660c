/** The routes of the operator's desk, all under one plugin with its headers and sessions. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import type { Context } from '../../context.ts'
import { serverErrorMessages } from '../../../src/content/server-error-messages.ts'
import { HttpError } from '../../api-errors.ts'
import { compressReplies } from '../../plugins/reply-serializer.ts'
import { makeSearchLimit } from '../../limits/desk-search-limit.ts'
import { makeLoginLimits } from '../../limits/login-limits.ts'
import { httpErrorOf } from '../../plugins/error-handler.ts'
import { requestTimeout, loadShedding } from '../../plugins/request-timeout.ts'
import { makePasswords } from '../../services/desk/passwords.ts'
import { makeBriefly } from '../../services/desk/open-shop-preview.ts'
import { makeSingleSignOn } from '../../services/desk/single-sign-on.ts'
import { accessTo } from './desk-route-access.ts'
import { readForms } from '../../plugins/form-parser.ts'
import { takeTurns } from '../../plugins/turns-per-person.ts'
import { cookieOf } from './cookies.ts'
import { DESK_HEADERS } from './desk-security-headers.ts'
import { declaredPageRoutes } from './routes-of-declared-pages.ts'
import { loggedOutError } from './logged-out-replies.ts'
import {
  addRoute,
  lacksLogIn,
  refuseOthers,
  showRefusal,
  type DeskPages,
  type DeskRouteParts,
  type DeskRoute,
  closedRoute,
} from './add-desk-route-with-access-checks.ts'
import { logInRoutes, singleSignOnRoutes } from './log-in.ts'
import { shopPreviewRoutes } from './shop-preview.ts'
import { ANALYSTS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { begunStream, DATASETS, exportText, FILES, FORMATS } from '../../services/desk/exports.ts'
import { queryScopeFromFilters, strictFilterOf } from './read-figures-filter.ts'
import { listedValue } from './check-parameter-against-list.ts'

/** The parameters of an export. The form sends all of its filters, whatever the data set. */
const PARAMETERS = ['conjunto', 'formato', 'de', 'ate', 'jornada', 'campanha', 'canal', 'aparelho'] as const

/** Sends a data set, such as the funnel or the orders, as a file to save. Only administrators may export single orders. */
const exportRoute = closedRoute(
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

/** The routes of the desk that are no declared pages. Each says itself who may use it. */
export const undeclaredRoutes: readonly DeskRoute[] = [
  ...logInRoutes,
  ...singleSignOnRoutes,
  ...shopPreviewRoutes,
  exportRoute,
]

/**
 * Adds the routes of the operator's desk: those of the pages that are declared (src/desk/pages), and the others
 * (`undeclaredRoutes`).
 * @param pages the renderer of the pages; null if the site was not built
 * @param work does what takes long
 * @param passwords hashes and checks the passwords of accounts
 */
export async function deskRoutes(
  root: FastifyInstance,
  context: Context,
  pages: DeskPages | null,
  work: DeskRouteParts['work'],
  passwords = makePasswords(),
): Promise<void> {
  const { config, db, vault } = context
  const { singleSignOn: provider, publicUrl } = config
  await root.register(async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(DESK_HEADERS)
      done()
    })
    takeTurns(app, {
      personOf: (request) => personAsking(config, request),
      perSecond: config.limits.deskPerSecond,
      refusal: deskErrorMessages.workFull,
    })
    if (!pages) {
      app.all('/operador', { schema: { hide: true } }, notBuilt)
      app.all('/operador/*', { schema: { hide: true } }, notBuilt)
      return
    }
    const desk = {
      ...context,
      passwords,
      entryLimits: makeLoginLimits(db, vault, config.limits, context.metrics),
      searches: makeSearchLimit(db, vault, config.limits, context.metrics),
      singleSignOn: provider && publicUrl ? makeSingleSignOn(provider, publicUrl, context) : null,
    }
    const access = accessTo(pages.declaredPages, undeclaredRoutes)
    const drawnOnce: DeskRouteParts['drawnOnce'] = makeBriefly(context.clock)
    const parts: DeskRouteParts = { app, desk, pages, access, drawnOnce, work }
    app.decorateRequest('visit', null)
    app.decorateRequest('who', null)
    readForms(app)
    await app.register(requestTimeout, config.database)
    await compressReplies(app)
    await app.register(loadShedding, { db, ...config.database })
    app.setErrorHandler((error, request, reply) => {
      const refusal = lacksLogIn(request) ? loggedOutError() : httpErrorOf(error, request)
      if (refusal.status >= 500 && refusal.code !== 'busy')
        request.log.error({ err: error }, 'request failed')
      return showRefusal(parts, request, reply, refusal)
    })
    declaredPageRoutes(parts)
    for (const route of undeclaredRoutes) addRoute(parts, route)
    refuseOthers(parts)
  })
}

/** The links of previews, which anybody may open. */
const PREVIEW_LINK = /^\/operador\/previa\//

/**
 * Names who sends a request: the session, or for the link of a preview the address. Files may take minutes to arrive and
 * have a limit of their own, and so do log-ins.
 */
function personAsking(config: Context['config'], request: FastifyRequest): string | null {
  if (request.headers['content-type']?.startsWith('multipart/')) return null
  const session = cookieOf(request, config, 'session')
  if (session !== undefined) return session
  return PREVIEW_LINK.test(request.url) ? `address ${request.ip}` : null
}

const notBuilt = (): never => {
  throw new HttpError(503, 'unavailable', serverErrorMessages.notBuilt)
}
