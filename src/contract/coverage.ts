import * as z from 'zod/mini'
import { Campaign, text } from './common.ts'
import { Plan } from './plan.ts'

/** Address part of a coverage answer (ours): the checkout needs no second call. */
export const CoverageAddress = z.object({
  cep: z.string(),
  address: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
})
export type CoverageAddress = z.infer<typeof CoverageAddress>

/** `infra` names the infraco of the network at the address; null: no network there. */
export const CepCoverage = z.object({
  infra: z.nullable(z.string()),
  plans: z.array(Plan),
  address: z.nullable(CoverageAddress),
})
export type CepCoverage = z.infer<typeof CepCoverage>

/**
 * An address as the look-up knows it. A whole-town CEP has `address: ''` (D24). Ours (D62): `by_block`, its houses are
 * identified by block and lot; `network`, its town has a network somewhere. Ours (D77): `coverage`, what the coverage
 * check would answer for every house number of this CEP; absent where it depends on the house, or was not asked for.
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

const flag = z.optional(z.enum(['true', 'false']))

/**
 * GET cep/coverage, query (F§7). `regionOffer` asks for the region's offers under a campaign too. `state` (two
 * letters), `city` and `neighborhood` are the visitor's input: they give the address where the CEP is unknown, and
 * the neighbourhood where it is a whole town's; what the look-up knows is never replaced.
 */
export const CoverageQuery = z.object({
  cep: z.string().check(z.regex(/^\d{5}-?\d{3}$/)),
  number: z.optional(text(64)),
  block: flag,
  blockNumber: z.optional(text(32)),
  lotNumber: z.optional(text(32)),
  state: z.optional(text(2)),
  city: z.optional(text(128)),
  neighborhood: z.optional(text(128)),
  ...Campaign.shape,
  sku: z.optional(text(32)),
  collaborator: flag,
  regionOffer: flag,
  premium: flag,
  rs: flag,
})

export type CoverageQuery = z.infer<typeof CoverageQuery>

/** GET cep/information/{cep}, query (M§7). Ours: `coverage` asks for the coverage too, with what decides the plans. */
export const CepQuery = z.object({
  sku: z.optional(text(32)),
  coverage: flag,
  ...Campaign.shape,
  collaborator: flag,
  regionOffer: flag,
  premium: flag,
  rs: flag,
})
export type CepQuery = z.infer<typeof CepQuery>

/** GET cep/coverage, answer: "a coverage response must contain plans" (F§5). */
export const CoverageReply = z.object({
  success: z.literal(true),
  infra: z.nullable(z.string()),
  plans: z.array(Plan),
  address: z.nullable(CoverageAddress),
})
export type CoverageReply = z.infer<typeof CoverageReply>

/** GET tim-api/address-info/complementTypes, query infraco. */
export const ComplementTypes = z.object({
  success: z.literal(true),
  complementTypes: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ComplementTypes = z.infer<typeof ComplementTypes>

/** GET banks: "a banks response must contain banks". */
export const Banks = z.object({
  success: z.literal(true),
  banks: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
})
export type Banks = z.infer<typeof Banks>
