import * as z from 'zod/mini'
import { LeadId, Tracking, text } from './common.ts'

/** POST and PUT lead-no-coverage: who wants to be told when the network arrives (decisions 8). */
export const NoCoverageRequest = z.object({
  ...Tracking.shape,
  id: z.optional(LeadId),
  cep: z.optional(text(9)),
  number: z.optional(text(64)),
  idPlan: z.optional(text(64)),
  is_block_allotment: z.optional(z.boolean()),
  block_number: z.optional(text(32)),
  allotment_number: z.optional(text(32)),
  name: z.optional(text(128)),
  email: z.optional(text(96)),
  phone: z.optional(text(32)),
})
export type NoCoverageRequest = z.infer<typeof NoCoverageRequest>

/** DELETE lead-no-coverage and DELETE lead. */
export const WithdrawRequest = z.object({ id: LeadId, phone: z.optional(text(32)) })

/** POST supportRequest: request a call. */
export const SupportRequest = z.object({ telephone: text(32) })

export const CreatedReply = z.object({ success: z.literal(true), id: z.string() })
export type CreatedReply = z.infer<typeof CreatedReply>

/** GET plans/regulationsAndSummaries/getAll; `sumarries` is the spec's spelling (funnel §5). */
const RegulationText = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  skus: z.array(z.string()),
})
export const Regulations = z.object({
  success: z.literal(true),
  regulations: z.array(RegulationText),
  sumarries: z.array(RegulationText),
  contracts: z.array(RegulationText),
})
export type Regulations = z.infer<typeof Regulations>
