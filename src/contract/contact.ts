import * as z from 'zod/mini'
import { Campaign, LeadId, Tracking, text } from './common.ts'

/** POST and PUT lead-no-coverage: a visitor who wants to be notified when the network arrives (D8). */
export const NoCoverageRequest = z.object({
  ...Tracking.shape,
  id: z.optional(LeadId),
  ...Campaign.shape,
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

/**
 * GET lead-no-coverage/{id} (ours, D56): a place on the waiting list, for the link parameter `ls`. `id` is a bearer
 * secret; unknown and withdrawn ones answer as an unknown lead does (404 not_found). `reason`: 'network' none there,
 * 'offer' network without a free port or without an offer, 'asked' the visitor arrived without a check. `contact` is
 * masks, null where nothing was given; PUT completes what is left and replaces what is sent. `addon`: the whole
 * campaign prefix, allow-listed.
 */
export const NoCoverageLead = z.object({
  success: z.literal(true),
  id: z.string(),
  cep: z.string(),
  number: z.string(),
  is_block_allotment: z.boolean(),
  block_number: z.string(),
  allotment_number: z.string(),
  idPlan: z.nullable(z.string()),
  reason: z.enum(['network', 'offer', 'asked']),
  contact: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
  addon: z.string(),
})
export type NoCoverageLead = z.infer<typeof NoCoverageLead>

/**
 * DELETE lead-no-coverage, and DELETE lead with the id of a lead, a migration lead, a renewal request or a call request
 * (D90). Where a lead has a telephone (its answer `phone`, also while only its mask is shown) it must be sent, typed by
 * the visitor in any form. A no-coverage lead and a renewal request need only their id; a telephone sent with a
 * no-coverage lead must match the one of its contact. Unknown and erased ids and a wrong telephone answer alike (404
 * not_found, S2).
 */
export const WithdrawRequest = z.object({ id: LeadId, phone: z.optional(text(32)) })

/**
 * POST supportRequest: request a call. `idLead` (ours, D89, D90) is the lead, migration lead or renewal request in
 * which the call is requested: it is erased with that, and an order stopped by a limit comes first in the queue. With
 * the id of a lead `telephone` may be left out: the one answered there is called. An unknown id does not matter.
 */
export const SupportRequest = z.object({ telephone: z.optional(text(32)), idLead: z.optional(text(64)) })
export type SupportRequest = z.infer<typeof SupportRequest>

export const CreatedReply = z.object({ success: z.literal(true), id: z.string() })
export type CreatedReply = z.infer<typeof CreatedReply>

/** GET plans/regulationsAndSummaries/getAll; `sumarries` is the spec's spelling (F§5). */
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
