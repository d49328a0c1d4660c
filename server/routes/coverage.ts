/**
 * Adds the routes that return the address of a CEP (postcode), the network and plans at an address, and the CEPs of a
 * street. They store nothing.
 */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { anyProblemText } from '../../src/content/problems/all-problems.ts'
import { text } from '../../src/contract/shared-schemas.ts'
import { CepInformation, CepQuery, StreetsQuery, StreetsReply } from '../../src/contract/cep-and-streets.ts'
import { CoverageQuery, CoverageReply } from '../../src/contract/coverage.ts'
import { parseCep } from '../../src/lib/cep.ts'
import type { Context } from '../context.ts'
import { HttpError, parsedValue } from '../api-errors.ts'
import type { PlanRequest } from '../rules/plans-on-offer.ts'
import { coverageOfHouse, coverageOfAll, refuseOtherTown, showCoverage } from '../services/check-coverage.ts'
import { describeCep, findAddress, findStreets } from '../services/cep-lookup.ts'
import { editionForLead, prefixInHeldEdition } from '../services/lead-edition.ts'
import { contextOfPreview } from './preview-requests.ts'
import { describeCalls, type ApiApp } from './route-helpers.ts'

const describe = describeCalls('address')

const UNKNOWN_CEP = anyProblemText({ problem: 'cep-invalido' })

/** Returns the query parameters that decide which plans are on offer. */
const askedIn = ({ addon = '', sku, collaborator, regionOffer, premium, rs }: CepQuery): PlanRequest => ({
  addon,
  sku,
  collaborator: collaborator === 'true',
  regionOffer: regionOffer === 'true',
  premium: premium === 'true',
  rs: rs === 'true',
})

/** Returns the edition that a query names, if the visitor may have seen it. */
const seenIn = async (context: Context, { addon = '', edition }: CepQuery, { preview }: FastifyRequest) =>
  edition === undefined || preview !== null
    ? undefined
    : editionForLead(context, undefined, { addon, edition: Number(edition) })

/** Looks up the address of a CEP, with the coverage of the whole CEP if the query asks for it. */
async function information(around: Context, request: FastifyRequest, raw: string, query: CepQuery = {}) {
  const context = contextOfPreview(around, request)
  const cep = parsedValue('cep', parseCep(raw))
  const found = await findAddress(context, cep, 'strict')
  if (!found) throw new HttpError(404, 'not_found', UNKNOWN_CEP)
  const { state: UF, city, neighborhood, address } = found
  const isAsked = query.coverage === 'true'
  const seen = isAsked ? await seenIn(context, query, request) : undefined
  const asked = askedIn(query)
  const addon = await prefixInHeldEdition(context, seen, asked.addon)
  const [more, all] = await Promise.all([
    describeCep(context, cep),
    isAsked ? coverageOfAll(context, found, { ...asked, addon }, seen) : undefined,
  ])
  const coverage = all && { coverage: showCoverage(all) }
  return { success: true as const, cep, UF, city, neighborhood, address, ...more, ...coverage }
}

export function coverageRoutes(app: ApiApp, context: Context): void {
  app.get(
    '/cep/coverage',
    { schema: { ...describe('Network and plans at an address', CoverageReply), querystring: CoverageQuery } },
    async (request) => {
      const { query } = request
      const found = await coverageOfHouse(
        contextOfPreview(context, request),
        {
          cep: query.cep.replace('-', ''),
          number: query.number ?? '',
          is_block_allotment: query.block === 'true' || Boolean(query.blockNumber),
          block_number: query.blockNumber ?? '',
          allotment_number: query.lotNumber ?? '',
        },
        askedIn(query),
        query,
        await seenIn(context, query, request),
      )
      refuseOtherTown(found, query)
      return { success: true as const, ...showCoverage(found) }
    },
  )

  app.get(
    '/cep/information/:cep',
    {
      schema: {
        ...describe('Address of a CEP', CepInformation),
        params: z.object({ cep: text(16) }),
        querystring: CepQuery,
      },
    },
    (request) => information(context, request, request.params.cep, request.query),
  )

  app.get(
    '/cep/streets',
    {
      config: { asksOutside: true },
      schema: { ...describe('CEPs of a street', StreetsReply), querystring: StreetsQuery },
    },
    async (request) => {
      await context.limits.streetSearch(request.ip)
      const { towns, streets } = await findStreets(context, request.query)
      return {
        success: true as const,
        towns,
        streets: streets.map(({ state: UF, ...street }) => ({ UF, ...street })),
      }
    },
  )

  app.get(
    '/tim-api/address-info',
    {
      schema: {
        ...describe('Address data of a CEP and number', z.extend(CepInformation, { number: z.string() })),
        querystring: z.object({ cep: text(16), number: z.optional(text(64)) }),
      },
    },
    async (request) => ({
      ...(await information(context, request, request.query.cep)),
      number: request.query.number ?? '',
    }),
  )
}
