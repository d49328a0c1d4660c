import * as z from 'zod/mini'
import { Campaign, CountedBrowser, ErrorCode, LeadId, Period, Tracking, WireDate, text } from './common.ts'
import { CepCoverage, CoverageAddress } from './coverage.ts'
import { Plan } from './plan.ts'

/** One wish for the installation; `date` is dd/mm/yyyy. */
export const Schedule = z.object({ date: WireDate, period: Period })
export type Schedule = z.infer<typeof Schedule>

export const BankInfo = z.object({ bank: text(8), agency: text(16), account_number: text(32) })
export type BankInfo = z.infer<typeof BankInfo>

export const DeviceInfo = z.object({
  cookies: z.optional(text(4096)),
  jsc: z.optional(text(8192)),
  hdim_payload: z.optional(text(8192)),
  user_prefs2: z.optional(text(4096)),
})
export type DeviceInfo = z.infer<typeof DeviceInfo>

/**
 * POST lead-v2: coverage plus lead (F§7, D20). With `id` the same lead is checked again (corrected address) and keeps
 * its answers. CEP is 8 digits.
 */
export const LeadRequest = z.object({
  ...Tracking.shape,
  id: z.optional(LeadId),
  cep: z.string().check(z.regex(/^\d{8}$/)),
  number: z.optional(text(64)),
  complement: z.optional(text(128)),
  is_block_allotment: z.optional(z.boolean()),
  block_number: z.optional(text(32)),
  allotment_number: z.optional(text(32)),
  /** The whole prefix stays with the lead. */
  ...Campaign.shape,
  sku: z.optional(text(32)),
  collaborator: z.optional(z.boolean()),
  regionOffer: z.optional(z.boolean()),
  premium: z.optional(z.boolean()),
  rs: z.optional(z.boolean()),
  /** Where the CEP does not determine it: as in GET cep/coverage. */
  state: z.optional(text(2)),
  city: z.optional(text(128)),
  neighborhood: z.optional(text(128)),
  from_livelo: z.optional(z.boolean()),
  premium_special_offer: z.optional(z.boolean()),
  webcare_tuid: z.optional(text(256)),
  user_prefs2: z.optional(text(4096)),
  /** The renewal plan of the link that was followed, and the offer that was taken there (F§3). */
  idPlanRenewal: z.optional(text(64)),
  offerSelected: z.optional(text(64)),
  /** The A/B version drawn for this visitor (D12). */
  version: z.optional(z.enum(['A', 'B'])),
  ...CountedBrowser.shape,
  /**
   * Answers that were given before the lead (D69), checked and stored as the steps name, phone and email are; a
   * wrong one refuses the whole request (400 with `field`). Consent that is left out is not given. Without coverage
   * they are not kept.
   */
  name: z.optional(text(128)),
  phone: z.optional(text(32)),
  /** Communications by SMS and WhatsApp may come to this telephone (M3.9). */
  acceptPhoneContact: z.optional(z.boolean()),
  email: z.optional(text(96)),
  accept_promotions: z.optional(z.boolean()),
})
export type LeadRequest = z.infer<typeof LeadRequest>

/**
 * Exactly one of idLead and idLeadNoCoverage is set; `id` repeats it. With idLead `versions` has the version of each
 * answer in the lead, including those sent along; without coverage none was stored. `reference`: what a person at the
 * telephone may know the lead by (D72), eight characters.
 */
export const LeadReply = z.object({
  success: z.literal(true),
  id: z.string(),
  idLead: z.nullable(z.string()),
  idLeadNoCoverage: z.nullable(z.string()),
  cepCoverage: CepCoverage,
  versions: z.optional(z.record(z.string(), z.number())),
  reference: z.optional(z.string()),
})
export type LeadReply = z.infer<typeof LeadReply>

/** Steps of PATCH lead-v2/{idLead}/{step}; `address` and `batch` are ours (D21). */
export const LeadStep = z.enum([
  'name',
  'phone',
  'email',
  'birthDate',
  'motherName',
  'documentNumber',
  'address',
  'dueDate',
  'plan',
  'bankInfo',
  'scheduleDate',
])
export type LeadStep = z.infer<typeof LeadStep>

/** Body of each step. Unknown fields are dropped (S8). */
export const StepBodies = {
  name: z.object({ name: text(128), webcare_tuid: z.optional(text(256)) }),
  phone: z.object({
    phone: text(32),
    phone2: z.optional(text(32)),
    acceptPhoneContact: z.optional(z.boolean()),
  }),
  email: z.object({ email: text(96), accept_promotions: z.boolean() }),
  birthDate: z.object({ birth_date: WireDate }),
  motherName: z.object({ mothers_name: text(128) }),
  documentNumber: z.object({ cpf: z.optional(text(18)), cnpj: z.optional(text(24)) }),
  address: z.object({
    address: z.optional(text(128)),
    neighborhood: z.optional(text(128)),
    complement: z.optional(text(128)),
    complemento1: z.optional(text(64)),
    complemento2: z.optional(text(64)),
    customComplement: z.optional(text(128)),
    notFoundComplement: z.optional(z.boolean()),
    accessNotes: z.optional(text(256)),
  }),
  dueDate: z.object({ due_date: z.int() }),
  plan: z.object({ idPlan: text(64) }),
  bankInfo: z.object({
    direct_debit: z.boolean(),
    bankInfo: z.optional(BankInfo),
    deviceInfo: z.optional(DeviceInfo),
  }),
  scheduleDate: z.object({ schedules: z.array(Schedule).check(z.minLength(1), z.maxLength(3)) }),
} as const satisfies Record<LeadStep, z.ZodMiniType>
export type StepBody<S extends LeadStep = LeadStep> = z.infer<(typeof StepBodies)[S]>

/** Answer of a step: the new version of that answer, to be sent as If-Match with its next correction. */
export const StepReply = z.object({ success: z.literal(true), version: z.number() })
export type StepReply = z.infer<typeof StepReply>

/** PATCH lead-v2/{idLead}/batch: several answers in one call, each as its own step would be (D34). */
export const BatchRequest = z.object({
  items: z
    .array(
      z.object({
        step: LeadStep,
        body: z.record(z.string(), z.unknown()),
        key: z.optional(text(64)),
        version: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})
/**
 * Results in the order of the items; one that is refused does not stop the others. A refused item carries what the
 * step's own call would have answered: `message`, `code`, and where they apply `field`, `missing` and `current`, as in
 * ErrorReply. An item that was sent before with the same
 * key answers with the version of the first time.
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

/** Display-only forms of what is never sent back in full (S3, D22). */
const Masked = z.object({
  cpf: z.optional(z.string()),
  cnpj: z.optional(z.string()),
  mothers_name: z.optional(z.string()),
  phone: z.optional(z.string()),
  phone2: z.optional(z.string()),
  agency: z.optional(z.string()),
  account_number: z.optional(z.string()),
  /** Only while they are from a customer's record and not from the visitor (D9, S4). */
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  birth_date: z.optional(z.string()),
  address: z.optional(z.string()),
})
type Masked = z.infer<typeof Masked>

export const RiskState = z.enum(['none', 'quiz', 'approved', 'retry', 'rejected'])
export type RiskState = z.infer<typeof RiskState>

/**
 * GET lead/{idLead}: "must contain id and address" (F§5). `answered` names the steps the server has;
 * `versions` the version of each; `risk` the state of the risk check ('retry': failed once, one more quiz).
 * `schedule` is the booked slot of a finished lead.
 */
export const Lead = z.object({
  success: z.literal(true),
  id: z.string(),
  /** What a person at the telephone may know the lead by (D72). */
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
  /**
   * The address again, as the field service reads it: one line, and its complements as a list (`id` is a
   * complement type, '' for one that has none). Absent for an address on a customer's record.
   */
  addressV2: z.optional(z.string()),
  complements: z.optional(z.array(z.object({ id: z.string(), value: z.string() }))),
  /** The CEP is a whole town's: `address.address` is what the visitor typed (D24). */
  streetByHand: z.optional(z.boolean()),
  infra: z.nullable(z.string()),
  plansOffers: z.array(Plan),
  /** The whole campaign prefix, allow-listed (`globoplay/timpre`, never an alias); '' for none. */
  addon: z.string(),
  idPlan: z.nullable(z.string()),
  idPlanRenewal: z.optional(z.nullable(z.string())),
  offerSelected: z.optional(z.nullable(z.string())),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  accept_promotions: z.nullable(z.boolean()),
  /** As given with the current telephone; null or absent where nothing was. */
  acceptPhoneContact: z.optional(z.nullable(z.boolean())),
  birth_date: z.nullable(z.string()),
  due_date: z.nullable(z.number()),
  direct_debit: z.nullable(z.boolean()),
  bank: z.nullable(z.string()),
  schedules: z.array(Schedule),
  masked: Masked,
  answered: z.array(LeadStep),
  versions: z.record(z.string(), z.number()),
  risk: RiskState,
  orderNumber: z.nullable(z.string()),
  schedule: z.nullable(Schedule),
  /** The booked appointment may still be moved (PUT order/{id}/schedule). */
  can_reschedule: z.optional(z.boolean()),
  /** The collaborator's code was validated for the present e-mail (D6). */
  collaborator_validated: z.optional(z.boolean()),
  /**
   * Only of a migration lead (D9). `code_needed`: finish asks for the code sent to the contact on record, `verified`:
   * it was right. `address_on_record`: nothing of the address was corrected (masked.address shows it). `offers`:
   * the customer's own, also while plansOffers is empty because there is no network where they move to.
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
  /** The answers of a quiz (riskValidation) are needed: one is open, or may be tried once more (F§3). */
  riskValidationRequired: z.optional(z.boolean()),
})
export type Lead = z.infer<typeof Lead>

/** PUT lead/{leadId}: finish. `price` is the monthly price the visitor accepted, in reais (X24). */
export const FinishRequest = z.object({
  accept_information: z.literal(true),
  price: z.optional(z.number()),
})
export const FinishReply = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  schedule: z.nullable(Schedule),
})
export type FinishRequest = z.infer<typeof FinishRequest>
export type FinishReply = z.infer<typeof FinishReply>

/**
 * GET lead-v2/{id}/scheduleDate: free dates of the lead's area (D23). They need coverage alone, no answer
 * (D74), so they may be asked early; a finished lead has them, too, for another appointment (contract/reschedule.ts).
 */
export const FreeDates = z.object({
  success: z.literal(true),
  dates: z.array(z.object({ date: WireDate, periods: z.array(Period) })),
})
export type FreeDates = z.infer<typeof FreeDates>
