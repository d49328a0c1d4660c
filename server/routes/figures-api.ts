/** Adds the API through which other programs read the desk's figures. Its keys are created at the desk. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../api-errors.ts'
import type { KeyHolder } from '../repositories/desk/figures-api-keys.ts'
import { audit } from '../services/desk/write-and-check-audit-log.ts'
import type { DeskWork } from '../desk-work/run-long-desk-tasks.ts'
import { begunStream, DATASETS, exportText, FILES, FILTERS, PLAIN_FORMATS } from '../services/desk/exports.ts'
import { findApiKeyHolder } from '../services/desk/figures-api-keys.ts'
import { queryScopeFromFilters, strictFilterOf } from './desk/read-figures-filter.ts'
import { describeCalls, type ApiApp } from './api-route-types-and-ids.ts'

const describe = describeCalls('operator')

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose API key the request was sent with; null on routes that need none. */
    keyHolder: KeyHolder | null
  }
}

const Params = z.object({ dataset: z.enum(DATASETS) })
const text = z.optional(z.string().check(z.maxLength(64)))
// Unknown parameters are refused below, by name.
const Query = z.looseObject({
  formato: z._default(z.enum(PLAIN_FORMATS), 'ndjson'),
  de: text,
  ate: text,
  jornada: text,
  campanha: text,
  canal: text,
  aparelho: text,
})

export function figureApiRoutes(app: ApiApp, context: Context, work: DeskWork): void {
  const { db, clock, campaigns } = context
  // The key is checked before the rest of the request is read.
  const needsKey = async (request: FastifyRequest) => {
    const holder = await findApiKeyHolder(db, clock, request.headers.authorization)
    if (holder === undefined) throw new HttpError(401, 'not_found', serverErrorMessages.figureKey)
    request.keyHolder = holder
  }
  app.decorateRequest('keyHolder', null)
  app.get(
    '/operator/figures/:dataset',
    {
      onRequest: needsKey,
      schema: {
        ...describe("Figures for the operator's own programs (Authorization: Bearer key)", z.unknown()),
        params: Params,
        querystring: Query,
      },
    },
    async (request, reply) => {
      const { dataset } = request.params
      const { formato, ...filters } = request.query
      const holder = request.keyHolder
      if (!holder?.scopes.includes(dataset))
        throw new HttpError(403, 'origin', serverErrorMessages.figureKeyScope(dataset))
      const allowed = ['formato', 'de', 'ate', ...FILTERS[dataset]]
      const scope = queryScopeFromFilters(
        strictFilterOf(filters, clock.now(), campaigns.prefixesOnceLive, allowed),
      )
      const detail = { dataset, format: formato, from: scope.from, to: scope.to, key: holder.name }
      const subject = `key ${holder.id}`
      await db.transaction((sql) => audit(sql, context, { by: null, what: 'figures_read', subject, detail }))
      const order = { dataset, format: formato, scope, prefixes: campaigns.prefixesOnceLive }
      const text = exportText(order, (part) => work.run('exportPart', part, { by: subject }))
      const body = await begunStream(text)
      return reply.type(FILES[formato].type).send(body)
    },
  )
  const closed = { schema: { hide: true }, config: { isRefused: true }, onRequest: needsKey }
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/operator/figures/:dataset',
    ...closed,
    handler: () => {
      throw new HttpError(405, 'method', serverErrorMessages.onlyGet, { allow: ['GET', 'HEAD'] })
    },
  })
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/operator/*',
    ...closed,
    handler: (_request, reply) => reply.callNotFound(),
  })
}
