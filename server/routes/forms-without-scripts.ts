/**
 * Answers the forms of the site's pages where no script runs: each leads to a person, and the request for a call is
 * taken.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { brand } from '../../src/content/brand-and-phones.ts'
import { formWithoutScripts as words } from '../../src/content/scriptless-pages.ts'
import { sellerLine } from '../../src/content/seller-company-line.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { FormSentWithoutScripts } from '../../src/scriptless-pages/page-data-types.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../api-errors.ts'
import { compressReplies } from '../plugins/reply-serializer.ts'
import { httpErrorOf } from '../plugins/error-handler.ts'
import { readForms, type FormFields } from '../plugins/form-parser.ts'
import { requestTimeout, loadShedding } from '../plugins/request-timeout.ts'
import { SCRIPTLESS_PAGE_HEADERS } from '../plugins/reply-headers.ts'
import { isAllowedOrigin } from '../plugins/write-request-checks.ts'
import { requestCall } from '../services/call-requests.ts'
import { servedPageOf } from '../site/page-or-redirect.ts'
import { ipAddressOfRequest } from './route-helpers.ts'
import type { OrderLinkPages } from './order-link-pages.ts'
import { contextOfPreview } from './preview-requests.ts'

const IS_FORM = /^application\/x-www-form-urlencoded(?:\s*;|\s*$)/i

/** Adds the answer to forms that are sent to pages of the site, because no script has taken them. */
export async function formRoutes(
  root: FastifyInstance,
  context: Context,
  rendered: OrderLinkPages | null,
): Promise<void> {
  if (!rendered) return
  await root.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const isForm = IS_FORM.test(request.headers['content-type'] ?? '')
      if (!isForm || !pageOf(context, request).isKnown) return reply.callNotFound()
      reply.headers(SCRIPTLESS_PAGE_HEADERS)
    })
    readForms(app)
    await app.register(requestTimeout, context.config.database)
    await compressReplies(app)
    await app.register(loadShedding, { db: context.db, ...context.config.database })
    app.setErrorHandler(async (error, request, reply) => {
      const problem = httpErrorOf(error, request)
      if (problem.status >= 500 && problem.code !== 'busy')
        request.log.error({ err: error }, 'request failed')
      return show(rendered, context, request, reply, problem)
    })
    app.post('/*', { schema: { hide: true } }, async (request, reply) => {
      if (isCallRequest(pageOf(context, request).page)) await takeCallRequest(context, request)
      return show(rendered, context, request, reply, null)
    })
  })
}

const pageOf = (context: Context, request: FastifyRequest) =>
  servedPageOf(pathOf(request), contextOfPreview(context, request).campaigns)

const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split('?', 1)[0] ?? '')

/** Whether a form asks for a call: that of the page or of its chat. */
const isCallRequest = (page: string): boolean => `/${page}/`.startsWith(brand.callRequest.href)

/** Requests a call as POST supportRequest does, with the same check of the origin and the same limits. */
async function takeCallRequest(context: Context, request: FastifyRequest): Promise<void> {
  if (request.preview) throw new HttpError(403, 'unavailable', serverErrorMessages.preview)
  if (!isAllowedOrigin(request, { ...context.config, allowedOrigins: [] }))
    throw new HttpError(403, 'origin', serverErrorMessages.foreignOrigin)
  await context.limits.callRequest(request.ip)
  const { prefix } = pageOf(context, request)
  await requestCall(context, {
    telephone: fieldsOf(request).telephone ?? '',
    order: undefined,
    earlier: [],
    visit: { prefix, addon: context.campaigns.settingsOf(prefix).wire },
    channel: null,
    key: null,
    isFromCrowd: !context.callListShares.calls(ipAddressOfRequest(request)),
  })
}

const fieldsOf = ({ body }: FastifyRequest): FormFields => (body as FormFields | undefined) ?? {}

function show(
  rendered: OrderLinkPages,
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: HttpError | null,
): FastifyReply {
  const { company } = context.config
  const { prefix, page } = pageOf(context, request)
  const base = prefix && `/${prefix}`
  const campaign = pageCampaignOf(contextOfPreview(context, request).campaigns.settingsOf(prefix))
  const data: FormSentWithoutScripts = {
    outcome: outcomeOf(request, page, problem),
    action: base + brand.callRequest.href,
    here: request.url,
    home: `${base}/`,
  }
  if (problem?.more.retryAfter !== undefined) reply.header('retry-after', problem.more.retryAfter)
  const around = { ...rendered, seller: company ? sellerLine(company) : '', campaign }
  return reply
    .code(problem?.status ?? 200)
    .type('text/html; charset=utf-8')
    .serializer(String)
    .send(rendered.renderFormWithoutScripts(around, data))
}

function outcomeOf(
  request: FastifyRequest,
  page: string,
  problem: HttpError | null,
): FormSentWithoutScripts['outcome'] {
  const { telephone, phone = '' } = fieldsOf(request)
  const typed = { telephone: telephone ?? phone }
  if (problem === null)
    return isCallRequest(page) ? { is: 'called' } : { is: 'asked', ...typed, problem: null }
  if (problem.status === 400) return { is: 'refused', ...typed, problem: problem.message }
  return { is: 'failed', ...typed, problem: problem.status >= 500 ? words.failed : problem.message }
}
