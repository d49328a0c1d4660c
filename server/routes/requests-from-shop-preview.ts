/**
 * Handles requests from a preview of the shop. They get the pages, plans and prices of the previewed edition, up to the
 * question about the plan, and store nothing.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { LeadReply, LeadRequest } from '../../src/contract/new-lead.ts'
import type { ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import type { Context } from '../context.ts'
import { HttpError, leadNotFound } from '../errors.ts'
import { coverageOfHouse, showCoverage } from '../services/check-coverage.ts'
import { houseOfRequest } from '../services/create-lead.ts'
import { makeBriefly, previewedEdition } from '../services/desk/shop-preview.ts'
import { cookieOf } from './desk/cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The edition that this browser previews; null for the one that is served. */
    preview: ResolvedEdition | null
  }
}

const isOfVisitors = (url: string): boolean => !/^\/(?:operador|assets)(?:[/?#]|$)/.test(url)

/** Finds the preview that a request is about, by the cookie that its signed link has set. */
export function recognizePreviews(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'clock' | 'vault' | 'config'>,
): void {
  const editionOf = makeBriefly(context, (preview) => previewedEdition(context, preview))

  app.decorateRequest('preview', null)
  app.addHook('onRequest', async (request) => {
    const token = isOfVisitors(request.url) ? cookieOf(request, context.config, 'preview') : undefined
    if (token !== undefined) request.preview = await editionOf(token)
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.preview) reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    done()
  })
}

/** Calls that store nothing and return no personal data, and the one that is answered without storing anything. */
const SHOWN = [
  /^GET \/api\/(?:cep|json|tim-api|banks|plans|third-parties|health)(?:\/|$)/,
  /^POST \/api\/lead-v2$/,
]

/** Refuses all other calls from previews. Leads of earlier visits are not found, so that each preview starts afresh. */
export function refuseInPreviews(api: FastifyInstance): void {
  api.addHook('preValidation', ({ preview, method, routeOptions: { url = '' } }, _reply, done) => {
    if (preview === null || SHOWN.some((call) => call.test(`${method} ${url}`))) return done()
    if (method === 'GET') throw leadNotFound()
    throw new HttpError(403, 'unavailable', serverErrorMessages.preview)
  })
}

/** Returns the context of a request: its campaigns and its catalogue are those of its preview. */
export const contextOfPreview = (context: Context, { preview }: FastifyRequest): Context =>
  preview === null
    ? context
    : { ...context, campaigns: preview.campaigns, catalogue: context.catalogue.of(preview) }

/** An id that no lead has. */
const NOBODY = '00000000-0000-4000-8000-000000000000'

/** Answers POST lead-v2 with what is sold at the address, without a lead. */
export async function previewedLead(context: Context, request: LeadRequest): Promise<LeadReply> {
  const asked = { ...request, addon: request.addon ?? '' }
  const found = await coverageOfHouse(context, houseOfRequest(request), asked, request)
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
