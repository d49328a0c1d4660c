/** Schemas of the calls that create a lead. A lead is an order in progress. */
import * as z from 'zod/mini'
import { addressAnswer } from './lead-answers/address.ts'
import { BankInfo, DeviceInfo } from './lead-answers/bank-info.ts'
import { Schedule } from './lead-answers/schedule-date.ts'
import { CampaignFields, LeadId, TrackingFields, text, requestSchema } from './shared-schemas.ts'
import { CepCoverage } from './coverage.ts'
import { cleanTyped } from '../lib/clean-typed-text.ts'

/**
 * POST lead-v2: checks the coverage of an address and creates a lead for it. If `id` is sent, that
 * lead gets the corrected address and keeps its answers. The CEP (postcode) has 8 digits.
 */
export const LeadRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({
    ...TrackingFields.shape,
    id: z.optional(LeadId),
    cep: z.string().check(z.overwrite(cleanTyped), z.regex(/^\d{8}$/)),
    number: z.optional(text(64)),
    complement: z.optional(text(128)),
    is_block_allotment: z.optional(z.boolean()),
    block_number: z.optional(text(32)),
    allotment_number: z.optional(text(32)),
    /** The campaign. The lead stores its whole prefix. */
    ...CampaignFields.shape,
    sku: z.optional(text(32)),
    collaborator: z.optional(z.boolean()),
    /** Our own server derives these two from the campaign and the sku; to another server they are sent. */
    collaborator_special_offer: z.optional(z.boolean()),
    winBack: z.optional(z.boolean()),
    regionOffer: z.optional(z.boolean()),
    premium: z.optional(z.boolean()),
    rs: z.optional(z.boolean()),
    /** Typed by the visitor if the CEP does not determine them (see CoverageQuery). */
    state: z.optional(text(2)),
    city: z.optional(text(128)),
    neighborhood: z.optional(text(128)),
    from_livelo: z.optional(z.boolean()),
    premium_special_offer: z.optional(z.boolean()),
    webcare_tuid: z.optional(text(256)),
    /** The edition of the shop whose page the visitor saw first; one that was not live that day is ignored. */
    edition: z.optional(z.number().check(z.int(), z.gte(0))),
    /** The key of the agent's link that the visitor accepted; one that is not valid is ignored. */
    agentLink: z.optional(text(64)),
    user_prefs2: z.optional(text(4096)),
    /** The renewal plan named in the visitor's link, and the offer chosen there. */
    idPlanRenewal: z.optional(text(64)),
    offerSelected: z.optional(text(64)),
    /** The A/B version drawn for this visitor. */
    version: z.optional(z.enum(['A', 'B'])),
    /**
     * How many midnights have passed since the random draw of the A/B version first decided what this browser sees, so
     * that orders can be compared with visits (docs/decisions/0035). 7 means seven or more; absent if the draw never
     * decided. A number of days is sent instead of a date, because a browser's clock may be wrong. The server ignores
     * impossible values.
     */
    exposedFor: z.optional(z.number()),
    /**
     * Answers given before the lead exists, checked and stored like the steps name, phone and email. If
     * one is invalid, the whole request fails (400 with `field`). Omitted consent counts as refused. Without
     * coverage, no answer is stored.
     */
    name: z.optional(text(128)),
    phone: z.optional(text(32)),
    /** Consent to messages by SMS and WhatsApp. */
    acceptPhoneContact: z.optional(z.boolean()),
    email: z.optional(text(96)),
    accept_promotions: z.optional(z.boolean()),
  }),
)
export type LeadRequest = z.infer<typeof LeadRequest>

/**
 * Reply of POST lead-v2. `id` repeats idLead or idLeadNoCoverage, whichever is set. `versions`, present only
 * with idLead, is the version of each answer. `kept` names what a corrected address has left of plan and visit.
 * Visitors read `reference` out to an agent on the phone.
 */
export const LeadReply = z.object({
  success: z.literal(true),
  id: z.string(),
  idLead: z.nullable(z.string()),
  idLeadNoCoverage: z.nullable(z.string()),
  cepCoverage: CepCoverage,
  versions: z.optional(z.record(z.string(), z.number())),
  kept: z.optional(z.array(z.string())),
  reference: z.optional(z.string()),
})
export type LeadReply = z.infer<typeof LeadReply>

/**
 * POST lead (legacy): creates a lead from the address and any answers in one call. The reply is that of POST
 * lead-v2.
 */
export const LegacyLeadRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({
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
    ...addressAnswer.body.shape,
  }),
)
export type LegacyLeadRequest = z.infer<typeof LegacyLeadRequest>
