/** Schemas of a lead (an order in progress): its stored data, and the calls that store its answers. */
import * as z from 'zod/mini'
import { givenInLead, maskedInLead, shownAnswers, type answers } from './lead-answers/answer-registry.ts'
import { Schedule } from './lead-answers/schedule-date.ts'
import { ErrorCode, text } from './shared-schemas.ts'
import { CoverageAddress } from './coverage.ts'
import { Plan } from './plan.ts'

type Steps = { [S in keyof typeof shownAnswers]: S }

/** The steps of PATCH lead-v2/{idLead}/{step}: the names of the answers. */
export const LeadStep = z.enum(
  Object.fromEntries(Object.keys(shownAnswers).map((step) => [step, step])) as Steps,
)
export type LeadStep = z.infer<typeof LeadStep>

/** Request body of a step's call. */
export type StepBody<S extends LeadStep = LeadStep> = z.infer<(typeof answers)[S]['body']>

/** Reply to an answer: its new version, which the next correction sends as If-Match. */
export const StepReply = z.object({ success: z.literal(true), version: z.number() })
export type StepReply = z.infer<typeof StepReply>

/**
 * PATCH lead-v2/{idLead}/batch (not in the specified API): stores several answers in one call. Only the server checks
 * it: as its checks are marked as pure, the bundler leaves it, and what zod needs for it, out of the first scripts.
 */
export const BatchRequest = z.object({
  items: /* @__PURE__ */ z
    .array(
      z.object({
        step: LeadStep,
        body: z.record(z.string(), z.unknown()),
        key: z.optional(/* @__PURE__ */ text(64)),
        version: z.optional(/* @__PURE__ */ z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})
/**
 * Reply to a batch, in the order of its items. A refused item does not stop the others; its result has the same
 * `message`, `code`, `field`, `missing` and `current` as the ErrorReply of the step's own call. An item already sent
 * with the same key returns its original version.
 */
export const BatchReply = z.object({
  success: z.literal(true),
  results: z.array(
    z.object({
      step: LeadStep,
      success: z.boolean(),
      version: z.optional(z.number()),
      message: z.optional(z.string()),
      code: z.optional(ErrorCode),
      field: z.optional(z.string()),
      missing: z.optional(z.array(z.string())),
      current: z.optional(z.number()),
    }),
  ),
})
export type BatchRequest = z.infer<typeof BatchRequest>
export type BatchReply = z.infer<typeof BatchReply>

/** Masked personal data; these values are never returned in full. */
const Masked = z.object({
  ...maskedInLead,
  /** Present only while the value comes from the customer's record. */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  birth_date: z.optional(z.string()),
  address: z.optional(z.string()),
})

export const RiskState = z.enum(['none', 'quiz', 'approved', 'retry', 'rejected'])
export type RiskState = z.infer<typeof RiskState>

/**
 * Reply of GET lead/{idLead}. `answered` lists the steps with a stored answer, `versions` the version
 * of each. `risk` is the state of the risk check ('retry': failed once, one more quiz allowed). `schedule` is
 * the appointment of a finished lead.
 */
export const Lead = z.object({
  success: z.literal(true),
  id: z.string(),
  /** A short code that the visitor can read out to an agent on the phone. */
  reference: z.optional(z.string()),
  address: z.object({
    ...CoverageAddress.shape,
    number: z.string(),
    complement: z.string(),
    is_block_allotment: z.boolean(),
    block_number: z.string(),
    allotment_number: z.string(),
    complemento1: z.string(),
    complemento2: z.string(),
    customComplement: z.string(),
    notFoundComplement: z.boolean(),
    accessNotes: z.string(),
  }),
  /** The address in one line for the field service; absent if the address is that of the customer's record. */
  addressV2: z.optional(z.string()),
  /** The complements of the address; `id` is the complement type, '' for none. */
  complements: z.optional(z.array(z.object({ id: z.string(), value: z.string() }))),
  /** True if the CEP covers a whole town, so that `address.address` is what the visitor typed. */
  streetByHand: z.optional(z.boolean()),
  infra: z.nullable(z.string()),
  plansOffers: z.array(Plan),
  /** The whole campaign prefix from the allow-list (`globoplay/timpre`, never an alias); '' for none. */
  addon: z.string(),
  idPlanRenewal: z.optional(z.nullable(z.string())),
  offerSelected: z.optional(z.nullable(z.string())),
  ...givenInLead,
  bank: z.nullable(z.string()),
  schedules: z.array(Schedule),
  masked: Masked,
  answered: z.array(LeadStep),
  versions: z.record(z.string(), z.number()),
  risk: RiskState,
  orderNumber: z.nullable(z.string()),
  schedule: z.nullable(Schedule),
  /** Whether the appointment can still be moved (PUT order/{id}/schedule). */
  can_reschedule: z.optional(z.boolean()),
  /** Present if the order was cancelled; it then has no appointment. */
  cancelled: z.optional(z.literal(true)),
  /** Present if the confirmation is not mailed, because the mailbox got many e-mails that day. */
  mail_withheld: z.optional(z.literal(true)),
  /** Path of the signed link back to the order; absent before the order is placed. */
  orderLink: z.optional(z.string()),
  /** Whether the employee's code was validated for the current e-mail address. */
  collaborator_validated: z.optional(z.boolean()),
  /**
   * Only on a migration lead. `code_needed`: finishing requires a code sent to the contact on record.
   * `verified`: that code was entered correctly. `address_on_record`: the address was not corrected.
   * `offers`: the customer's own, even if plansOffers is empty for lack of a network at a new address.
   */
  migration: z.optional(
    z.object({
      code_needed: z.boolean(),
      verified: z.boolean(),
      address_on_record: z.optional(z.boolean()),
      offers: z.optional(z.array(Plan)),
    }),
  ),
  idPlanAddonBonus: z.optional(z.nullable(z.string())),
  winBack: z.optional(z.boolean()),
  from_livelo: z.optional(z.boolean()),
  collaborator_special_offer: z.optional(z.boolean()),
  regionOffer: z.optional(z.boolean()),
  premium: z.optional(z.boolean()),
  premium_special_offer: z.optional(z.boolean()),
  /** True if quiz answers are needed: a quiz is open, or one more may be tried. */
  riskValidationRequired: z.optional(z.boolean()),
})
export type Lead = z.infer<typeof Lead>
