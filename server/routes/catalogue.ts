/** Routes that return plan lists and reference lists: banks, regulations and complement types. */
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import {
  Regulations,
  Banks,
  CampaignPlansReply,
} from '../../src/contract/banks-regulations-and-plan-lists.ts'
import { CampaignFaq } from '../../src/contract/campaign-faq.ts'
import { ComplementTypes } from '../../src/contract/cep-and-streets.ts'
import { CampaignFields, text } from '../../src/contract/shared-schemas.ts'
import type { Regulation } from '../rules/catalogue-types.ts'
import type { Context } from '../context.ts'
import { HttpError } from '../api-errors.ts'
import { planFileOf, plansSold, planListOf, faqOfCampaign } from '../rules/plans-on-offer.ts'
import { contextOfPreview } from './preview-requests.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'
import { GENERAL_LIST } from '../../src/edition/edition-content-at-instant.ts'

const describe = describeCalls('catalogue')

/** Sends JSON with an ETag, or 304 if the client already has this version. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  const content = JSON.stringify(body)
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
  reply.header('etag', tag).header('cache-control', 'public, max-age=0, must-revalidate')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim())
  if (known.includes(tag) || known.includes('*')) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').serializer(String).send(content)
}

const FileParams = z.object({ file: text(40) })
/**
 * `sold` selects the plans that the addon sells, rather than those of its page; without a list of its own, the default
 * one. `sku` is that of the visitor's link, which may add a plan to those that are sold.
 */
const FileQuery = z.object({ sold: z.optional(z.enum(['true'])), sku: z.optional(text(64)) })
const PartnerParams = z.object({ partner: text(40), file: text(40) })

/** Adds GET /json/{file}, the plan list of a campaign, such as plans.json or b/r.json. */
export function planListRoutes(app: ApiApp, context: Context): void {
  const summary = 'Plan list of an addon, and the benefits of the catalogue'
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    { sold, sku }: z.infer<typeof FileQuery>,
  ) => {
    const name = /^([a-z\d/-]+)\.json$/.exec(file)?.[1]
    const { catalogue, campaigns } = contextOfPreview(context, request)
    const edition = await catalogue.currentEdition()
    const list = planListOf(campaigns, edition, name ?? '')
    const isOwn = list !== GENERAL_LIST || name === GENERAL_LIST
    const plans = sold && name ? plansSold(edition, list, sku) : isOwn ? planFileOf(edition, list) : undefined
    if (!plans) throw new HttpError(404, 'not_found', serverErrorMessages.noPlanList)
    return sendTagged(request, reply, { success: true, plans, benefits: edition.benefits })
  }
  app.get(
    '/json/:file',
    { schema: { ...describe(summary, CampaignPlansReply), params: FileParams, querystring: FileQuery } },
    (request, reply) => send(request, reply, request.params.file, request.query),
  )
  app.get(
    '/json/:partner/:file',
    { schema: { ...describe(summary, CampaignPlansReply), params: PartnerParams, querystring: FileQuery } },
    (request, reply) =>
      send(request, reply, `${request.params.partner}/${request.params.file}`, request.query),
  )
}

const shownRegulation = ({ id, title, body, skus }: Regulation) => ({ id, title, body, skus })

/** Adds the routes for banks, regulations, frequently asked questions and complement types. */
export function referenceListRoutes(app: ApiApp, context: Context): void {
  app.get(
    '/faq',
    {
      schema: {
        ...describe('Frequently asked questions of a campaign, with the figures of its plans', CampaignFaq),
        querystring: CampaignFields,
      },
    },
    async (request, reply) => {
      const { catalogue, campaigns } = contextOfPreview(context, request)
      const edition = await catalogue.currentEdition()
      const list = planListOf(campaigns, edition, request.query.addon ?? '')
      return sendTagged(request, reply, { success: true, questions: faqOfCampaign(edition, list) })
    },
  )

  app.get('/banks', { schema: describe('Banks for direct debit', Banks) }, async (request, reply) => {
    const { banks } = await context.catalogue.currentEdition()
    return sendTagged(request, reply, { success: true, banks })
  })

  app.get(
    '/plans/regulationsAndSummaries/getAll',
    {
      schema: {
        ...describe('Regulations, summaries and contracts', Regulations),
        querystring: z.object({ collaborator: z.optional(z.enum(['true', 'false'])) }),
      },
    },
    async (request, reply) => {
      const { regulations } = await context.catalogue.currentEdition()
      const mayRead = (each: Regulation) => !each.collaborator || request.query.collaborator === 'true'
      const ofKind = (kind: Regulation['kind']) =>
        regulations.filter((each) => each.kind === kind && mayRead(each)).map(shownRegulation)
      return sendTagged(request, reply, {
        success: true,
        regulations: ofKind('regulation'),
        sumarries: ofKind('summary'),
        contracts: ofKind('contract'),
      })
    },
  )

  app.get(
    '/tim-api/address-info/complementTypes',
    {
      schema: {
        ...describeCalls('address')(
          'Complement types of an infraco; none when it has none of its own',
          ComplementTypes,
        ),
        querystring: z.object({ infraco: text(64) }),
      },
    },
    async (request, reply) => {
      const { complementTypes } = await context.catalogue.currentEdition()
      const infraco = request.query.infraco.toUpperCase()
      return sendTagged(request, reply, {
        success: true,
        complementTypes: complementTypes
          .filter(({ infra }) => infra.toUpperCase() === infraco)
          .map(({ id, name }) => ({ id, name })),
      })
    },
  )
}
