import * as z from 'zod/mini'
import { Campaign, LeadId, Tracking, text } from './common.ts'
import { Plan } from './plan.ts'

/**
 * POST renewalBaseUser/documentNumber: an existing fibre customer asks for offers (F§7). `addon` is the whole
 * campaign prefix; it stays with the request. With an Idempotency-Key a repetition gives the same request.
 *
 * A document requested very often is refused with 429 `help: 'code'` and `proof`, a customer's and anybody's alike
 * (D89): POST and PATCH renewalBaseUser/{proof}/code mail a code to the contact on record and check it (`sentTo` is
 * empty there); after that the same look-up with this `proof` is answered, for an hour.
 */
export const RenewalRequest = z.object({
  ...Tracking.shape,
  cpf: text(18),
  ...Campaign.shape,
  proof: z.optional(LeadId),
})

/**
 * Same shape for customers and others (S4): those without offers get empty lists. `extraOffers` (ours)
 * may be added to one of `plansOffers`; `codeNeeded`: finish asks for a code sent to `contact` (a mask).
 */
export const RenewalOffers = z.object({
  success: z.literal(true),
  id_renewal_request: z.string(),
  id_renewal_base_user: z.string(),
  plansOffers: z.array(Plan),
  extraOffers: z.array(Plan),
  contact: z.nullable(z.string()),
  /** What is on record, as masks only; null like `contact`. */
  userData: z.optional(
    z.nullable(
      z.object({ documentNumber: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
    ),
  ),
  codeNeeded: z.boolean(),
  /** What a person at the telephone may know the renewal by (D72). */
  reference: z.optional(z.string()),
})
export type RenewalOffers = z.infer<typeof RenewalOffers>

/**
 * GET renewalBaseUser/{id} (ours, D71): a renewal in its current state, so that a reload, another tab or another
 * browser can continue it. `id` is the bearer secret `id_renewal_request`; unknown, erased and expired ones answer as
 * an unknown lead does (404 not_found, S2).
 *
 * - No choice yet: `offer1` null and `version` 0. `offer2` null: no extra.
 * - `verified`: the code sent to `contact` was right; finish needs it only when `codeNeeded`.
 * - `orderNumber` set: finished; every PATCH answers 409 finished, PUT the same number again.
 * - `addon`: the whole campaign prefix, allow-listed; '' for none.
 */
export const RenewalState = z.extend(RenewalOffers, {
  verified: z.boolean(),
  /** Ids of the plans that were chosen. */
  offer1: z.nullable(z.string()),
  offer2: z.nullable(z.string()),
  version: z.number(),
  orderNumber: z.nullable(z.string()),
  addon: z.string(),
})
export type RenewalState = z.infer<typeof RenewalState>

/**
 * PATCH renewalBaseUser/{id_renewal_request_user}: the choice, whole each time; without `offer2` there is no extra.
 * Takes If-Match (the version of the choice, 0 before the first) and Idempotency-Key, and replies {success,
 * version}. Refusals: 404 not_found (also for another's id_renewal_base_user), 409 finished, version_conflict
 * (`current`), plan_unavailable, 422 for a key that was used for another choice.
 */
export const RenewalChoice = z.object({
  id_renewal_base_user: text(64),
  offer1: text(64),
  offer2: z.optional(z.nullable(text(64))),
})

/**
 * PUT renewalBaseUser/{id}: finish, with the customer's consent (D91); sent again it answers with the same number.
 * Refusals: 400 without consent; 409 missing_steps with `offer1` (nothing chosen) or `customerCode` (codeNeeded and not verified); price_changed with `price` (reais a
 * month, both offers): the same choice sent again with PATCH accepts the new price; plan_unavailable.
 */
export const RenewalFinish = z.object({ accept_information: z.literal(true) })
export const RenewalDone = z.object({ success: z.literal(true), orderNumber: z.string() })
export type RenewalDone = z.infer<typeof RenewalDone>

/** GET renewalBaseUser/check-client/{cpf} (D40): which way a customer goes, and nothing else. */
export const ClientCheck = z.object({
  success: z.literal(true),
  isClient: z.boolean(),
  flow: z.nullable(z.enum(['renewal', 'migration'])),
})
export type ClientCheck = z.infer<typeof ClientCheck>

/**
 * POST fiber-migration/offers: a customer on the old network (F§7, D9). `addon` is the whole campaign prefix,
 * `migracao-ultrafibra` when left out or not on the list; it stays with the lead. With an Idempotency-Key a
 * repetition gives the same lead.
 */
export const MigrationRequest = z.object({
  ...Tracking.shape,
  cpf: text(18),
  ...Campaign.shape,
  proof: z.optional(LeadId),
})

/** What is on record about a customer, as masks only. */
const MaskedCustomer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
})

/**
 * `idLead` (D9) and `userData` are null for those without an offer. `plansOffers` are the customer's own offers,
 * whatever the network at the address on record; each may be taken immediately with PATCH fiber-migration/plan.
 *
 * How a migration goes on, and what GET fiber-migration/{idLead} (a Lead) returns when it is resumed:
 *
 * 1. **Plan**: PATCH fiber-migration/plan/{idLead} (StepReply; If-Match and Idempotency-Key as the step `plan`).
 *    GET: `migration.offers`, `idPlan`, `versions.plan`. The plan stays when the address changes.
 * 2. **Address**, one of two ways. *Confirmed*: PATCH lead-v2/{idLead}/address with an empty body; `address` is then
 *    in `answered`. *Another*: PATCH fiber-migration/address/cep, then …/number; `migration.address_on_record`
 *    turns false, the answer `address` is forgotten, `address.cep` and `address.number` are in clear
 *    (`number` '' until it is given). `infra` null or `plansOffers` []: nothing can be sold there, and the risk
 *    check answers 409 missing_steps with `coverage`.
 * 3. **What is missing** of the person, payment, risk and finish: as for any lead: PATCH lead-v2/{idLead}/{step},
 *    PUT lead-v2/{idLead}?fiberMigration=true, PUT lead/{idLead}. name, phone, email, birthDate and documentNumber
 *    are on record: they are in `answered` from the start, their versions begin at 0, and `masked` shows them; the
 *    clear fields (`name`, `email`, `birth_date`) stay null until the visitor gives another. A document other than
 *    the one on record is refused (400 cpf).
 * 4. **Code**: POST and PATCH fiber-migration/{idLead}/code; GET: `migration.code_needed`, `migration.verified`.
 */
export const MigrationOffers = z.object({
  success: z.literal(true),
  plansOffers: z.array(Plan),
  userData: z.nullable(MaskedCustomer),
  idLead: z.nullable(LeadId),
  codeNeeded: z.boolean(),
})
export type MigrationOffers = z.infer<typeof MigrationOffers>

/** PATCH fiber-migration/plan/{idLead}. */
export const MigrationPlan = z.object({ idPlan: text(64) })

/** PATCH fiber-migration/address/cep/{idLead}: another CEP; number and complement are empty until they are given. */
export const MigrationCep = z.object({ cep: text(9) })

/** PATCH fiber-migration/address/number/{idLead}: the house at the lead's CEP. */
export const MigrationNumber = z.object({
  number: text(64),
  complement: z.optional(text(128)),
  is_block_allotment: z.optional(z.boolean()),
  block_number: z.optional(text(32)),
  allotment_number: z.optional(text(32)),
})

/**
 * What can be sold at the new address: `plansOffers` [] when nothing can. Both calls take If-Match and
 * Idempotency-Key; `version` is that of the part that was corrected (`versions.cep`, `versions.number` of the lead).
 * A repetition with its key writes nothing: it answers with its own version and the current address.
 * Refusals: 404 not_found, 409 finished, version_conflict (`current`), 422 for a key that was used otherwise.
 */
export const MigrationAddressReply = z.object({
  success: z.literal(true),
  infra: z.nullable(z.string()),
  plansOffers: z.array(Plan),
  version: z.number(),
})
export type MigrationAddressReply = z.infer<typeof MigrationAddressReply>

/**
 * GET customers/availability (ours, D88): asked before a customer's document. False where renewal and migration need a
 * code that cannot be mailed; their look-ups answer 409 `unavailable` then.
 */
export const Availability = z.object({ success: z.literal(true), isAvailable: z.boolean() })
