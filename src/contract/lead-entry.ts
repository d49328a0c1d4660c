import * as z from 'zod/mini'
import { Campaign, LeadId, Tracking, text } from './common.ts'
import { BankInfo, DeviceInfo, LeadRequest, Schedule, StepBodies } from './lead.ts'

/** POST lead (legacy): the address and any answers together; replies as lead-v2 does (D20). */
export const LegacyLeadRequest = z.object({
  ...LeadRequest.shape,
  idPlan: z.optional(text(64)),
  birth_date: z.optional(text(10)),
  mothers_name: z.optional(text(128)),
  cpf: z.optional(text(18)),
  cnpj: z.optional(text(24)),
  due_date: z.optional(z.int()),
  direct_debit: z.optional(z.boolean()),
  bankInfo: z.optional(BankInfo),
  deviceInfo: z.optional(DeviceInfo),
  schedules: z.optional(z.array(Schedule).check(z.maxLength(3))),
  ...StepBodies.address.shape,
})
export type LegacyLeadRequest = z.infer<typeof LegacyLeadRequest>

/**
 * POST lead/createFromRenta: the mobile line that brings the bonus (D5, D68). With `idLead` (ours) it joins that lead
 * and counts as its telephone; without one a lead is opened that has no address yet (POST lead-v2 with `id` gives
 * it one). `addon`: the campaign's prefix, the lead's own when left out. `idPlan` is stored as the step `plan` is;
 * before there is an address any plan on sale is, and the check of the address decides. Takes an Idempotency-Key.
 * 400 phoneNumber: no mobile number.
 */
export const RentaRequest = z.object({
  ...Tracking.shape,
  idLead: z.optional(LeadId),
  idPlan: z.optional(text(64)),
  phoneNumber: text(32),
  ...Campaign.shape,
})
export type RentaRequest = z.infer<typeof RentaRequest>

/**
 * No personal data, and one shape for every line: `idPlanAddonBonus` is null when the line is unknown or of another
 * brand than the campaign's; its telephone is stored all the same. `version` is that of the answer `phone`, so that a
 * later correction causes no conflict (D58). `idPlan` (ours): the plan that the lead has now, null for none; one that
 * is not on offer is not stored.
 */
export const RentaReply = z.object({
  success: z.literal(true),
  id: z.string(),
  idPlan: z.optional(z.nullable(z.string())),
  idPlanAddonBonus: z.nullable(z.string()),
  version: z.number(),
})
export type RentaReply = z.infer<typeof RentaReply>
