/**
 * Schemas of the coverage check, which finds the fibre network and the plans that are available at an
 * address.
 */
import * as z from 'zod/mini'
import { CampaignFields, queryEdition, queryFlag, text, requestSchema } from './shared-schemas.ts'
import { Plan } from './plan.ts'
import { cleanTyped } from '../lib/clean-typed-text.ts'

/**
 * The address in a coverage reply. It is not in the specified API; with it the order pages need no second
 * request.
 */
export const CoverageAddress = z.object({
  cep: z.string(),
  address: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
})
export type CoverageAddress = z.infer<typeof CoverageAddress>

/**
 * Result of a coverage check. `infra` is the company whose network reaches the address; null if there is no
 * network.
 */
export const CepCoverage = z.object({
  infra: z.nullable(z.string()),
  plans: z.array(Plan),
  address: z.nullable(CoverageAddress),
})
export type CepCoverage = z.infer<typeof CepCoverage>

/**
 * Query of GET cep/coverage. `regionOffer` requests the offers of the region, even within a campaign.
 * `state` (two letters), `city` and `neighborhood` are what is known of the town. If the CEP (postcode) is
 * unknown, these three form the address. If it covers a whole town, `neighborhood` is used. What the address
 * look-up returns is never replaced by them: another state or city, however it is written, is refused by its name
 * (400), a neighborhood is never compared.
 */
export const CoverageQuery = /* @__PURE__ */ requestSchema(() =>
  z.object({
    cep: z.string().check(z.overwrite(cleanTyped), z.regex(/^\d{5}-?\d{3}$/)),
    number: z.optional(text(64)),
    block: queryFlag,
    blockNumber: z.optional(text(32)),
    lotNumber: z.optional(text(32)),
    state: z.optional(text(2)),
    city: z.optional(text(128)),
    neighborhood: z.optional(text(128)),
    ...CampaignFields.shape,
    sku: z.optional(text(32)),
    collaborator: queryFlag,
    regionOffer: queryFlag,
    premium: queryFlag,
    rs: queryFlag,
    edition: queryEdition,
  }),
)

export type CoverageQuery = z.infer<typeof CoverageQuery>

/** Reply of GET cep/coverage. The specification says: "a coverage response must contain plans". */
export const CoverageReply = z.object({
  success: z.literal(true),
  infra: z.nullable(z.string()),
  plans: z.array(Plan),
  address: z.nullable(CoverageAddress),
})
export type CoverageReply = z.infer<typeof CoverageReply>
