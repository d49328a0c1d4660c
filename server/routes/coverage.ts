import * as z from 'zod/mini'
import { text } from '../../src/contract/common.ts'
import { CepInformation, CoverageQuery, CoverageReply } from '../../src/contract/coverage.ts'
import { parseCep } from '../../src/lib/cep.ts'
import type { Context } from '../context.ts'
import { invalid, Refusal } from '../errors.ts'
import { checkCoverage, describeCep, findAddress } from '../services/coverage.ts'
import { showCoverage } from '../services/leads.ts'
import { replies, type Api } from './support.ts'

const tags = ['address']

const UNKNOWN_CEP = 'Cep inválido ou inexistente'

async function information(context: Context, raw: string) {
  const cep = parseCep(raw)
  if ('problem' in cep) throw invalid('cep', cep.problem)
  const found = await findAddress(context, cep.value, 'strict')
  if (!found) throw new Refusal(404, 'not_found', UNKNOWN_CEP)
  const { state: UF, city, neighborhood, address } = found
  const more = await describeCep(context, cep.value)
  return { success: true as const, cep: cep.value, UF, city, neighborhood, address, ...more }
}

/** Lookups by CEP (F§7, M§7): read-only. */
export function coverageRoutes(app: Api, context: Context): void {
  app.get(
    '/cep/coverage',
    {
      schema: {
        tags,
        summary: 'Network and plans at an address',
        querystring: CoverageQuery,
        response: replies(CoverageReply),
      },
    },
    async (request) => {
      const { query } = request
      const found = await checkCoverage(
        context,
        {
          cep: query.cep.replace('-', ''),
          number: query.number ?? '',
          is_block_allotment: query.block === 'true' || Boolean(query.blockNumber),
          block_number: query.blockNumber ?? '',
          allotment_number: query.lotNumber ?? '',
        },
        {
          addon: query.addon ?? '',
          sku: query.sku,
          collaborator: query.collaborator === 'true',
          regionOffer: query.regionOffer === 'true',
          premium: query.premium === 'true',
          rs: query.rs === 'true',
        },
        query,
      )
      return { success: true as const, ...showCoverage(found) }
    },
  )

  app.get(
    '/cep/information/:cep',
    {
      schema: {
        tags,
        summary: 'Address of a CEP',
        params: z.object({ cep: text(16) }),
        querystring: z.object({ sku: z.optional(text(32)) }),
        response: replies(CepInformation),
      },
    },
    (request) => information(context, request.params.cep),
  )

  app.get(
    '/tim-api/address-info',
    {
      schema: {
        tags,
        summary: 'Address data of a CEP and number',
        querystring: z.object({ cep: text(16), number: z.optional(text(64)) }),
        response: replies(z.extend(CepInformation, { number: z.string() })),
      },
    },
    async (request) => ({
      ...(await information(context, request.query.cep)),
      number: request.query.number ?? '',
    }),
  )
}
