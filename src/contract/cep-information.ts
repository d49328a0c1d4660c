import * as z from 'zod/mini'
import { CampaignFields, queryFlag, text } from './common.ts'
import { CepCoverage } from './coverage.ts'

/**
 * Reply of GET cep/information/{cep}: street and town of a CEP (postcode). `address` is the street, '' for a
 * CEP that covers a whole town.
 *
 * Three fields are not in the specified API.
 * - `by_block`: houses of this CEP are identified by block and lot, not by a number.
 * - `network`: the fibre network reaches some part of the town.
 * - `coverage`: the result of the coverage check for every house of this CEP. It is absent if the result
 *   depends on the house or was not requested.
 */
export const CepInformation = z.object({
  success: z.literal(true),
  cep: z.string(),
  UF: z.string(),
  city: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  by_block: z.optional(z.boolean()),
  network: z.optional(z.boolean()),
  coverage: z.optional(CepCoverage),
})
export type CepInformation = z.infer<typeof CepInformation>

/**
 * Query of GET cep/information/{cep}. `coverage` (not in the specified API) requests the coverage too.
 * The other parameters decide which plans the coverage contains.
 */
export const CepQuery = z.object({
  sku: z.optional(text(32)),
  coverage: queryFlag,
  ...CampaignFields.shape,
  collaborator: queryFlag,
  regionOffer: queryFlag,
  premium: queryFlag,
  rs: queryFlag,
})
export type CepQuery = z.infer<typeof CepQuery>
