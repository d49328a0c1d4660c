/** Adds “Meus dados”: the page on which a person asks of the data about them, and the page of what was asked. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { myData as words } from '../../src/content/my-data.ts'
import { sellerLine } from '../../src/content/seller-company-line.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../api-errors.ts'
import { compressReplies } from '../plugins/reply-serializer.ts'
import { httpErrorOf } from '../plugins/error-handler.ts'
import { readForms, type FormFields } from '../plugins/form-parser.ts'
import { requestTimeout, loadShedding } from '../plugins/request-timeout.ts'
import { SCRIPTLESS_PAGE_HEADERS } from '../plugins/reply-headers.ts'
import { isAllowedOrigin } from '../plugins/write-request-checks.ts'
import { proveDataRequest } from '../services/prove-data-request.ts'
import { askForData, READER, showDataRequest } from '../services/data-requests.ts'
import type { OrderLinkPages } from './order-link-pages.ts'
import { CreatedReply } from '../../src/contract/shared-schemas.ts'
import { ErasureRequest } from '../../src/contract/data-erasure-request.ts'
import { eraseLead } from '../services/erase-lead.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'

type CaseRequest = FastifyRequest<{ Params: { id: string }; Querystring: { m?: string } }>

const fieldsOf = ({ body }: FastifyRequest): FormFields => (body as FormFields | undefined) ?? {}

/** @param rendered the renderer; null if the site was not built */
export async function myDataRoutes(
  root: FastifyInstance,
  context: Context,
  rendered: OrderLinkPages | null,
): Promise<void> {
  if (!rendered) return
  const { company, retention } = context.config
  const days = { orders: retention.orderDays, requests: retention.days }
  const around = () => ({
    ...rendered,
    seller: company ? sellerLine(company) : '',
    campaign: pageCampaignOf(context.campaigns.settingsOf('')),
  })
  const send = (reply: FastifyReply, html: string, problem: HttpError | null = null) => {
    if (problem?.more.retryAfter !== undefined) reply.header('retry-after', problem.more.retryAfter)
    return reply
      .code(problem?.status ?? 200)
      .type('text/html; charset=utf-8')
      .send(html)
  }
  const checkOrigin = (request: FastifyRequest) => {
    if (!isAllowedOrigin(request, { ...context.config, allowedOrigins: [] }))
      throw new HttpError(403, 'origin', serverErrorMessages.foreignOrigin)
  }
  const problemOf = (error: unknown, request: FastifyRequest): HttpError => {
    const problem = httpErrorOf(error, request)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    return problem
  }
  const textOf = ({ status, message }: HttpError) => (status >= 500 ? words.problems.failed : message)

  await root.register(async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(SCRIPTLESS_PAGE_HEADERS)
      done()
    })
    readForms(app)
    await app.register(requestTimeout, context.config.database)
    await compressReplies(app)
    await app.register(loadShedding, { db: context.db, ...context.config.database })
    const schema = { hide: true }
    const none = { kind: '', email: '', details: '' }
    app.get(words.path, { schema }, (_request, reply) =>
      send(reply, rendered.renderMyData(around(), { typed: none, problem: null, days })),
    )
    app.get(words.path.slice(0, -1), { schema }, (_request, reply) => reply.redirect(words.path, 301))
    app.post(words.path, { schema, config: { asksOutside: true } }, async (request, reply) => {
      checkOrigin(request)
      const typed = { ...none, ...fieldsOf(request) }
      try {
        await context.limits.dataRequest(request.ip)
        return await reply.redirect(words.path + (await askForData(context, typed, request.ip)), 303)
      } catch (error) {
        const problem = problemOf(error, request)
        const shown = { field: problem.more.field ?? '', message: textOf(problem) }
        return send(reply, rendered.renderMyData(around(), { typed, problem: shown, days }), problem)
      }
    })
    const showCase = async (
      { params: { id }, query: { m: reader = '' } }: CaseRequest,
      reply: FastifyReply,
      problem: HttpError | null,
    ) => {
      const request = await showDataRequest(context, id)
      if (!request)
        return send(reply.code(404), rendered.renderDeadLink(around()), new HttpError(404, 'not_found', ''))
      const toCode = `${words.path}${id}/codigo${reader && `?${READER}=${encodeURIComponent(reader)}`}`
      const data = { request, toCode, problem: problem && textOf(problem), days }
      return send(reply, rendered.renderDataRequest(around(), data), problem)
    }
    const url = `${words.path}:id`
    app.get(url, { schema }, (request: CaseRequest, reply) => showCase(request, reply, null))
    app.post(`${url}/codigo`, { schema }, async (request: CaseRequest, reply) => {
      checkOrigin(request)
      const { id } = request.params
      try {
        await proveDataRequest(context, id, {
          typed: fieldsOf(request).code ?? '',
          address: request.ip,
          reader: request.query.m ?? '',
        })
        return await reply.redirect(words.path + id, 303)
      } catch (error) {
        return showCase(request, reply, problemOf(error, request))
      }
    })
  })
}

const describe = describeCalls('lead')

/** Adds DELETE /lead, which erases a visitor's data at their request. */
export function erasureRoutes(app: ApiApp, context: Context): void {
  app.delete(
    '/lead',
    {
      schema: {
        ...describe('Erase a lead or a renewal and everything that is kept about it', CreatedReply),
        body: ErasureRequest,
      },
    },
    async (request) => {
      const { id } = request.body
      await context.limits.guess(request.ip, id)
      await eraseLead(context, request.body)
      return { success: true as const, id }
    },
  )
}
