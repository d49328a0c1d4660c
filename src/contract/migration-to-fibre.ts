/** Schemas of a migration, in which a customer on the old network orders fibre. */
import * as z from 'zod/mini'
import { CampaignFields, LeadId, TrackingFields, text } from './shared-schemas.ts'
import { Plan } from './plan.ts'

/**
 * POST fiber-migration/offers: looks up the offers of a customer on the old network. `addon` is the
 * whole campaign prefix and is stored with the lead. If it is omitted or unknown, `migracao-ultrafibra` is
 * stored. A repeated call with the same Idempotency-Key returns the same lead.
 */
export const MigrationRequest = z.object({
  ...TrackingFields.shape,
  cpf: text(18),
  ...CampaignFields.shape,
  proof: z.optional(LeadId),
})

/** The customer's record. All values are masked. */
const MaskedCustomer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
})

/**
 * Offers of a migration. `idLead` and `userData` are null for a document without an offer. `plansOffers`
 * are the customer's own offers, independent of the network at the address on record. PATCH
 * fiber-migration/plan can choose any of them immediately.
 *
 * The further calls of a migration, and what GET fiber-migration/{idLead} (a Lead) returns when it is
 * resumed:
 *
 * 1. **Plan**: PATCH fiber-migration/plan/{idLead} (StepReply; If-Match and Idempotency-Key as for the step
 *    `plan`). GET: `migration.offers`, `idPlan`, `versions.plan`. The plan is kept when the address changes.
 * 2. **Address**, in one of two ways. *Same address*: PATCH lead-v2/{idLead}/address with an empty body;
 *    `address` is then in `answered`. *New address*: PATCH fiber-migration/address/cep, then …/number;
 *    `migration.address_on_record` becomes false, the answer `address` is deleted, and `address.cep` and
 *    `address.number` are returned unmasked (`number` is '' until it is given). If `infra` is null or
 *    `plansOffers` is [], nothing can be sold there, and the risk check is refused with 409 missing_steps,
 *    `coverage`.
 * 3. **Person, payment, risk check and finish**, as for any lead: PATCH lead-v2/{idLead}/{step}, PUT
 *    lead-v2/{idLead}?fiberMigration=true, PUT lead/{idLead}. name, phone, email, birthDate and
 *    documentNumber are on record: they are in `answered` from the start, their versions begin at 0, and
 *    `masked` shows them. The unmasked fields (`name`, `email`, `birth_date`) are null until the visitor
 *    gives another value. A document other than the one on record is refused (400 cpf).
 * 4. **Code**: POST and PATCH fiber-migration/{idLead}/code. GET: `migration.code_needed`,
 *    `migration.verified`.
 */
export const MigrationOffers = z.object({
  success: z.literal(true),
  plansOffers: z.array(Plan),
  userData: z.nullable(MaskedCustomer),
  idLead: z.nullable(LeadId),
  codeNeeded: z.boolean(),
})
export type MigrationOffers = z.infer<typeof MigrationOffers>

/** PATCH fiber-migration/plan/{idLead}: the chosen plan. */
export const MigrationPlan = z.object({ idPlan: text(64) })

/**
 * PATCH fiber-migration/address/cep/{idLead}: a different CEP (postcode). Storing it clears the house number
 * and the complement.
 */
export const MigrationCep = z.object({ cep: text(9) })

/** PATCH fiber-migration/address/number/{idLead}: the house number at the lead's CEP (postcode). */
export const MigrationNumber = z.object({
  number: text(64),
  complement: z.optional(text(128)),
  is_block_allotment: z.optional(z.boolean()),
  block_number: z.optional(text(32)),
  allotment_number: z.optional(text(32)),
})

/**
 * Reply of the two calls that change the address: the plans for sale at the new address, [] for none. Both
 * calls accept If-Match and Idempotency-Key; `version` is that of the changed part (`versions.cep` or
 * `versions.number` of the lead). A repeated call with the same key writes nothing. It returns the original
 * version, with the current address.
 *
 * Refusals: 404 not_found, 409 finished and version_conflict (with `current`), 422 for a key already used for
 * a different address.
 */
export const MigrationAddressReply = z.object({
  success: z.literal(true),
  infra: z.nullable(z.string()),
  plansOffers: z.array(Plan),
  version: z.number(),
})
export type MigrationAddressReply = z.infer<typeof MigrationAddressReply>
