/**
 * Handles requests from a preview of the shop. They get the pages, plans and prices of the previewed edition, up to the
 * question about the plan, and store nothing.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { LeadReply, LeadRequest } from '../../src/contract/new-lead.ts'
import type { Context } from '../context.ts'
import { HttpError, leadNotFound } from '../api-errors.ts'
import { coverageOfHouse, refuseOtherTown, showCoverage } from '../services/check-coverage.ts'
import { houseOfRequest } from '../services/create-lead.ts'
import { editionOfCampaign } from '../rules/catalogue-types.ts'
import type { ShopPreview } from '../rules/desk/signed-preview-links.ts'
import { makePreviewOpener } from '../services/desk/open-shop-preview.ts'
import { cookieOf } from './desk/cookies.ts'
import { isPreviewer } from './desk/shop-preview.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What this browser previews; null for what is served; 'over' for a preview whose link is good no more. */
    preview: ShopPreview | 'over' | null
  }
}

const isOfVisitors = (url: string): boolean => !/^\/(?:operador|assets)(?:[/?#]|$)/.test(url)

/** Whether an address is that of a page, as opposed to a call or a file. */
const isPage = (url: string): boolean => !/^\/(?:api|json)\/|^[^?#]*\.\w{1,8}(?:[?#]|$)/.test(url)

/** Returns what the browser of a request previews; null if nothing, or nothing any more. */
export const previewIn = ({ preview }: FastifyRequest): ShopPreview | null =>
  preview === 'over' ? null : preview

/** Finds the preview that a request is about, by the cookie that its signed link has set. */
export function recognizePreviews(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock' | 'vault' | 'config'>,
): void {
  const open = makePreviewOpener(context, isPreviewer)

  app.decorateRequest('preview', null)
  app.addHook('onRequest', async (request, reply) => {
    const token = isOfVisitors(request.url) ? cookieOf(request, context.config, 'preview') : undefined
    const opened = token === undefined ? 'unknown' : await open(token)
    if (opened === 'unknown') return undefined
    request.preview = opened
    // says so, and ends it, before anything is ordered in earnest
    if (opened === 'over' && request.method === 'GET' && isPage(request.url))
      return reply.redirect(`/operador/previa/${token}/abrir`, 302)
    return undefined
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.preview) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    done()
  })
}

/** Calls that store nothing and return no personal data, and the one that is answered without storing anything. */
const SHOWN = [
  /^GET \/api\/(?:cep|json|tim-api|banks|faq|plans|third-parties|health)(?:\/|$)/,
  /^POST \/api\/lead-v2$/,
]

/** Refuses all other calls from previews. Leads of earlier visits are not found, so that each preview starts afresh. */
export function refuseInPreviews(api: FastifyInstance): void {
  api.addHook('preValidation', ({ preview, method, routeOptions: { url = '' } }, _reply, done) => {
    const isShown = preview !== 'over' && SHOWN.some((call) => call.test(`${method} ${url}`))
    // of one that is over what is served is read, but nothing is stored: it was begun as a trial
    if (preview === null || isShown || (preview === 'over' && method === 'GET')) return done()
    if (method === 'GET') throw leadNotFound()
    throw new HttpError(403, 'unavailable', serverErrorMessages.preview)
  })
}

/** Returns the context of a request: its campaigns and its catalogue are those of its preview. */
export function contextOfPreview(context: Context, request: FastifyRequest): Context {
  const preview = previewIn(request)
  if (!preview) return context
  const { edition, campaign } = preview
  return {
    ...context,
    campaigns: { ...edition.campaigns, prefixesOnceLive: edition.campaigns.prefixes },
    catalogue: context.catalogue.of(editionOfCampaign(edition, campaign)),
  }
}

/** An id that no lead has. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Answers POST lead-v2 with what is sold at the address, without a lead. */
export async function previewedLead(context: Context, request: LeadRequest): Promise<LeadReply> {
  const asked = { ...request, addon: request.addon ?? '' }
  const found = await coverageOfHouse(context, houseOfRequest(request), asked, request)
  refuseOtherTown(found, request)
  const isCovered = found.plans.length > 0
  return {
    success: true,
    id: NOBODY,
    idLead: isCovered ? NOBODY : null,
    idLeadNoCoverage: isCovered ? null : NOBODY,
    cepCoverage: showCoverage(found),
    versions: {},
  }
}
