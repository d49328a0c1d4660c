/** Schemas of the call that sends the visitor's mobile number, which may earn a bonus plan. */
import * as z from 'zod/mini'
import { CampaignFields, LeadId, TrackingFields, text, requestSchema } from './shared-schemas.ts'

/**
 * POST lead/createFromRenta: sends the visitor's mobile number, which may earn a bonus plan.
 *
 * - With `idLead` (not in the specified API) the number becomes that lead's phone number. Without `idLead` a
 *   new lead without an address is created; POST lead-v2 with its `id` adds the address.
 * - `addon` defaults to the lead's own campaign prefix.
 * - `idPlan` is stored like the step `plan`. Before there is an address any plan for sale is accepted, and
 *   the coverage check decides whether it is kept.
 *
 * The call accepts an Idempotency-Key. It replies 400 with `field` 'phoneNumber' if the number is not a
 * mobile number.
 */
export const MobileLineRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({
    ...TrackingFields.shape,
    idLead: z.optional(LeadId),
    idPlan: z.optional(text(64)),
    phoneNumber: text(32),
    ...CampaignFields.shape,
  }),
)
export type MobileLineRequest = z.infer<typeof MobileLineRequest>

/**
 * Reply of POST lead/createFromRenta. The reply contains no personal data and has the same shape for every number.
 * `idPlanAddonBonus` is the bonus plan, null if the number is unknown or belongs to a brand other than the campaign's.
 * The number is always stored. `version` is the version of the answer `phone`, so that a later correction causes no
 * conflict. `idPlan` (not in the specified API) is the lead's current plan, null for none; a plan that is not on offer
 * is not stored.
 */
export const MobileLineReply = z.object({
  success: z.literal(true),
  id: z.string(),
  idPlan: z.optional(z.nullable(z.string())),
  idPlanAddonBonus: z.nullable(z.string()),
  version: z.number(),
})
export type MobileLineReply = z.infer<typeof MobileLineReply>
