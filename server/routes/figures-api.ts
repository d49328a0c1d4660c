import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { audit } from '../services/desk/audit.ts'
import { DATASETS, exportText, FORMATS } from '../services/desk/exports.ts'
import { holderOf } from '../services/desk/figure-keys.ts'
import { filterOf, scopeOf } from './desk/figure-filter.ts'
import { replies, type Api } from './support.ts'

const Params = z.object({ dataset: z.enum(DATASETS) })
const text = z.optional(z.string().check(z.maxLength(64)))
const Query = z.object({
  formato: z._default(z.enum(FORMATS), 'ndjson'),
  de: text,
  ate: text,
  jornada: text,
  campanha: text,
  canal: text,
  aparelho: text,
})

/** The operator's figures for the operator's own programs; keys are made at the desk. */
export function figureApiRoutes(app: Api, context: Context): void {
  const { db, clock, campaigns } = context
  app.get(
    '/operator/figures/:dataset',
    {
      schema: {
        tags: ['operator'],
        summary: "Figures for the operator's own programs (Authorization: Bearer key)",
        params: Params,
        querystring: Query,
        response: replies(z.unknown()),
      },
    },
    async (request, reply) => {
      const holder = await holderOf(db, clock, request.headers.authorization)
      if (holder === undefined)
        throw new Refusal(401, 'not_found', 'Envie uma chave válida em Authorization: Bearer.')
      const { dataset } = request.params
      const { formato } = request.query
      const scope = scopeOf(filterOf(request.query, clock.now(), campaigns.prefixes))
      const detail = { dataset, format: formato, from: scope.from, to: scope.to, key: holder }
      await db.transaction((sql) => audit(sql, context, { by: null, what: 'figures_read', detail }))
      reply.type(formato === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
      return reply.send(Readable.from(exportText(context, dataset, formato, scope)))
    },
  )
}
