/**
 * Adds the pages that customers open from the link in an order's e-mails and calendar file. They have no scripts, so
 * that no third party learns the link.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { myData } from '../../src/content/my-data.ts'
import { placedOrderPage as words } from '../../src/content/placed-order-page.ts'
import { sellerLine } from '../../src/content/seller-company-line.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { PlacedOrderPageProps } from '../../src/scriptless-pages/page-data-types.ts'
import type {
  ScriptlessPageFrame,
  ScriptlessPageRenderer,
} from '../../src/scriptless-pages/render-scriptless-pages.tsx'
import type { Context } from '../context.ts'
import { HttpError } from '../api-errors.ts'
import { compressReplies } from '../plugins/reply-serializer.ts'
import { httpErrorOf } from '../plugins/error-handler.ts'
import { readForms, type FormFields } from '../plugins/form-parser.ts'
import { requestTimeout, loadShedding } from '../plugins/request-timeout.ts'
import { SCRIPTLESS_PAGE_HEADERS } from '../plugins/reply-headers.ts'
import { ipAddressOfRequest } from './route-helpers.ts'
import { isAllowedOrigin } from '../plugins/write-request-checks.ts'
import { canRescheduleAppointment, parseAppointment } from '../rules/rescheduling.ts'
import { ORDER_LINK_PATH, orderLinkPath } from '../rules/signed-order-links.ts'
import { askForCancellation } from '../services/call-requests.ts'
import { askForDataOfOrder } from '../services/data-requests.ts'
import { confirmChange, openChange, shownChange } from '../services/change-order.ts'
import { openOrderLink, showLinkedOrder, type OpenedOrder } from '../services/open-order-link.ts'
import { mailLimitFor } from '../limits/order-mail-limit.ts'
import { reschedule } from '../services/reschedule-order.ts'

/** The renderer of the pages, and the URL of their style sheet. */
export type OrderLinkPages = ScriptlessPageRenderer & { sheet: string }

type LinkRequest = FastifyRequest<{
  Params: { link: string }
  Querystring: { feito?: string; mudanca?: string }
}>

/** What a page shows in addition to the order. */
type Outcome = {
  done?: PlacedOrderPageProps['done']
  problem?: HttpError | null
  sealed?: string | undefined
}

/** What the query of the page says was done. */
const DONE: Readonly<Record<string, PlacedOrderPageProps['done']>> = {
  visita: 'visit',
  'visita-sem-email': 'visit-unmailed',
  mudanca: 'change',
}

/**
 * Adds the pages of an order's link: the order, and its forms to change the appointment and to ask for the
 * cancellation.
 * @param rendered the renderer; null if the site was not built
 */
export async function orderLinkRoutes(
  root: FastifyInstance,
  context: Context,
  rendered: OrderLinkPages | null,
): Promise<void> {
  const { company } = context.config
  /** Returns the renderer with what surrounds the pages: that of the edition that is served now. */
  const pagesNow = (): FramedPages => {
    if (!rendered) throw new HttpError(503, 'unavailable', serverErrorMessages.notBuilt)
    const campaign = pageCampaignOf(context.campaigns.settingsOf(''))
    return { ...rendered, seller: company ? sellerLine(company) : '', campaign }
  }
  await root.register(async (app) => {
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(SCRIPTLESS_PAGE_HEADERS)
      done()
    })
    readForms(app)
    await app.register(requestTimeout, context.config.database)
    await compressReplies(app)
    await app.register(loadShedding, { db: context.db, ...context.config.database })
    const url = `${ORDER_LINK_PATH}:link`
    const schema = { hide: true }
    app.get(url, { schema }, async (request: LinkRequest, reply) => {
      const opened = await openOrderLink(context, request.params.link)
      if (!opened) return showDeadLink(reply, pagesNow())
      return show(context, pagesNow(), reply, opened, {
        done: DONE[request.query.feito ?? ''] ?? null,
        sealed: request.query.mudanca,
      })
    })
    app.post(`${url}/visita`, { schema }, async (request: LinkRequest, reply) =>
      handleForm(context, pagesNow(), request, reply, async ({ row }) => {
        const { visit, was } = (request.body as FormFields | undefined) ?? {}
        const schedule = parseAppointment(visit)
        if (!schedule) throw new HttpError(400, 'invalid', words.visit.missing)
        const moved = await reschedule(context, {
          id: row.id,
          schedule,
          shown: parseAppointment(was),
          key: null,
          channel: null,
          mayMail: mailLimitFor(context, ipAddressOfRequest(request)),
        })
        return moved.mail_withheld ? '?feito=visita-sem-email' : '?feito=visita'
      }),
    )
    app.post(`${url}/mudanca`, { schema }, async (request: LinkRequest, reply) =>
      handleForm(context, pagesNow(), request, reply, async (opened) => {
        const { mudanca = '' } = (request.body as FormFields | undefined) ?? {}
        await confirmChange(context, opened, mudanca)
        return '?feito=mudanca'
      }),
    )
    app.post(`${url}/dados`, { schema }, async (request: LinkRequest, reply) =>
      handleForm(context, pagesNow(), request, reply, async (opened) => {
        await context.limits.dataRequestOfOrder(opened.order.number, opened.holder)
        const fields = (request.body as FormFields | undefined) ?? {}
        return { to: myData.path + (await askForDataOfOrder(context, opened, fields, request.ip)) }
      }),
    )
    app.post(`${url}/cancelamento`, { schema }, async (request: LinkRequest, reply) =>
      handleForm(context, pagesNow(), request, reply, async ({ row }) => {
        await context.limits.callRequest(request.ip)
        await askForCancellation(context, row)
        return ''
      }),
    )
  })
}

/** The renderer, and what all pages have around their content. */
type FramedPages = OrderLinkPages & ScriptlessPageFrame

/**
 * Handles a form of the page. Afterwards the browser is redirected to the page, so that a reload does not
 * send the form again. A refusal is shown on the page.
 * @param work does what the form asks for, and returns the query of the page to show, or another page
 */
async function handleForm(
  context: Context,
  pages: FramedPages,
  request: LinkRequest,
  reply: FastifyReply,
  work: (opened: OpenedOrder) => Promise<string | { to: string }>,
): Promise<FastifyReply> {
  if (!isAllowedOrigin(request, { ...context.config, allowedOrigins: [] }))
    throw new HttpError(403, 'origin', serverErrorMessages.foreignOrigin)
  const opened = await openOrderLink(context, request.params.link)
  if (!opened) return showDeadLink(reply, pages)
  try {
    const done = await work(opened)
    const here = orderLinkPath(context.vault, opened.order, opened.holder)
    return await reply.redirect(typeof done === 'string' ? here + done : done.to, 303)
  } catch (error) {
    const problem = httpErrorOf(error, request)
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed')
    // the order as it is now, since another request may have changed it
    const current = await openOrderLink(context, request.params.link)
    return await (current ? show(context, pages, reply, current, { problem }) : showDeadLink(reply, pages))
  }
}

async function show(
  context: Context,
  pages: FramedPages,
  reply: FastifyReply,
  opened: OpenedOrder,
  { done = null, problem = null, sealed }: Outcome,
): Promise<FastifyReply> {
  const order = await showLinkedOrder(context, opened)
  const asked = typeof sealed === 'string' ? openChange(context, opened, sealed) : undefined
  const isGone = asked === null && problem === null
  const html = pages.renderOrder(pages, {
    order,
    isMovable: order.schedule !== null && canRescheduleAppointment(order.schedule.date, context.clock.now()),
    here: orderLinkPath(context.vault, opened.order, opened.holder),
    done,
    change: asked && typeof sealed === 'string' ? { sealed, ...shownChange(asked.change) } : null,
    problem: isGone ? words.change.gone : problem && (problem.status >= 500 ? words.failed : problem.message),
  })
  if (problem?.more.retryAfter !== undefined) reply.header('retry-after', problem.more.retryAfter)
  return reply
    .code(problem?.status ?? 200)
    .type('text/html; charset=utf-8')
    .send(html)
}

const showDeadLink = (reply: FastifyReply, pages: FramedPages): FastifyReply =>
  reply.code(404).type('text/html; charset=utf-8').send(pages.renderDeadLink(pages))
