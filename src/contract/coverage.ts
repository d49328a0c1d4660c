import * as z from 'zod/mini'
import { Campaign, queryFlag, text } from './common.ts'
import { Plan } from './plan.ts'

/** The address in a coverage reply. It is not in the specified API, and saves the checkout a second request. */
export const CoverageAddress = z.object({
  cep: z.string(),
  address: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
})
export type CoverageAddress = z.infer<typeof CoverageAddress>

/** Result of a coverage check. `infra` is the company that owns the network at the address; null: no network there. */
export const CepCoverage = z.object({
  infra: z.nullable(z.string()),
  plans: z.array(Plan),
  address: z.nullable(CoverageAddress),
})
export type CepCoverage = z.infer<typeof CepCoverage>

/**
 * Query of GET cep/coverage (F§7). `regionOffer` requests the region's offers, even within a campaign. The visitor's
 * input `state` (two letters), `city` and `neighborhood` supplies the address if the CEP is unknown, and the
 * neighbourhood if the CEP covers a whole town; it never replaces what the address look-up returns.
 */
export const CoverageQuery = z.object({
  cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)),
  number: z.optional(text(64)),
  block: queryFlag,
  blockNumber: z.optional(text(32)),
  lotNumber: z.optional(text(32)),
  state: z.optional(text(2)),
  city: z.optional(text(128)),
  neighborhood: z.optional(text(128)),
  ...Campaign.shape,
  sku: z.optional(text(32)),
  collaborator: queryFlag,
  regionOffer: queryFlag,
  premium: queryFlag,
  rs: queryFlag,
})

export type CoverageQuery = z.infer<typeof CoverageQuery>

/** Reply of GET cep/coverage: "a coverage response must contain plans" (F§5). */
export const CoverageReply = z.object({
  success: z.literal(true),
  infra: z.nullable(z.string()),
  plans: z.array(Plan),
  address: z.nullable(CoverageAddress),
})
export type CoverageReply = z.infer<typeof CoverageReply>
