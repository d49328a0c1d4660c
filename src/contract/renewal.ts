/** Schemas of the API calls that renew a fibre customer's contract. */
import * as z from 'zod/mini'
import { CampaignFields, LeadId, TrackingFields, text } from './shared-schemas.ts'
import { Plan } from './plan.ts'

/**
 * POST renewalBaseUser/documentNumber: looks up the renewal offers of an existing fibre customer.
 * `addon` is the whole campaign prefix and is stored with the request. A repeated call with the same
 * Idempotency-Key returns the same renewal request.
 *
 * A document that is looked up too often is refused with 429, `help: 'code'` and `proof`, whether or not it
 * belongs to a customer. POST renewalBaseUser/{proof}/code then sends a code to the e-mail address on
 * record (`sentTo` is empty in the reply), and PATCH checks the code. For an hour afterwards, the call
 * succeeds if it sends this `proof`.
 */
export const RenewalRequest = z.object({
  ...TrackingFields.shape,
  cpf: text(18),
  ...CampaignFields.shape,
  proof: z.optional(LeadId),
})

/** What a customer has and pays today: the plan's name, and reais a month. */
export const CurrentPlan = z.object({ plan: z.string(), price: z.number(), direct_debit: z.boolean() })
export type CurrentPlan = z.infer<typeof CurrentPlan>

/**
 * Reply of POST renewalBaseUser/documentNumber: the offers of a renewal request. The shape is the same for
 * customers and others; without offers the lists are empty. `extraOffers` (not in the specified API) may
 * be added to one of `plansOffers`. If `codeNeeded` is true, the renewal can be finished only with a code
 * that is sent to `contact` (masked).
 */
export const RenewalOffers = z.object({
  success: z.literal(true),
  id_renewal_request: z.string(),
  id_renewal_base_user: z.string(),
  plansOffers: z.array(Plan),
  extraOffers: z.array(Plan),
  contact: z.nullable(z.string()),
  /** The customer's record, with masked values only; null if `contact` is null. */
  userData: z.optional(
    z.nullable(
      z.object({ documentNumber: z.string(), name: z.string(), email: z.string(), phone: z.string() }),
    ),
  ),
  codeNeeded: z.boolean(),
  /** Null if it is not on record, and until the code was entered where one is needed. */
  currentPlan: z.nullable(CurrentPlan),
  /** A short code that the customer can read out to an agent on the phone. */
  reference: z.optional(z.string()),
})
export type RenewalOffers = z.infer<typeof RenewalOffers>

/**
 * GET renewalBaseUser/{id} (not in the specified API): the current state of a renewal, so that a reload,
 * another tab or another browser can continue it. `id` is the bearer secret `id_renewal_request`;
 * unknown, erased and expired ids get the reply of an unknown lead (404 not_found).
 *
 * - Nothing chosen yet: `offer1` is null and `version` is 0. `offer2` is null if no extra was chosen.
 * - `verified`: the code sent to `contact` was entered correctly; it is required only if `codeNeeded`.
 * - `orderNumber`: set when the renewal is finished. From then on PATCH is refused with 409 finished, and PUT
 *   returns the same number again.
 * - `addon`: the whole campaign prefix, from the allow-list; '' for none.
 */
export const RenewalState = z.extend(RenewalOffers, {
  verified: z.boolean(),
  /** Ids of the chosen plans. */
  offer1: z.nullable(z.string()),
  offer2: z.nullable(z.string()),
  version: z.number(),
  orderNumber: z.nullable(z.string()),
  addon: z.string(),
})
export type RenewalState = z.infer<typeof RenewalState>

/**
 * PATCH renewalBaseUser/{id_renewal_request_user}: stores the chosen offers. Every call sends the complete
 * choice; without `offer2` there is no extra. The call accepts Idempotency-Key and If-Match (the version of
 * the choice, 0 before anything is chosen). It replies {success, version}.
 *
 * Refusals: 404 not_found (also for an id_renewal_base_user of another request), 409 finished,
 * version_conflict (with `current`) and plan_unavailable, 422 for a key already used for a different choice.
 */
export const RenewalChoice = z.object({
  id_renewal_base_user: text(64),
  offer1: text(64),
  offer2: z.optional(z.nullable(text(64))),
})

/**
 * PUT renewalBaseUser/{id}: finishes the renewal with the customer's consent. A repeated request
 * returns the same order number.
 *
 * Refusals:
 * - 400 without consent.
 * - 409 missing_steps with `offer1` (nothing chosen) or `customerCode` (the required code was not verified).
 * - 409 price_changed with `price` (reais a month, both offers). Repeating the choice with PATCH accepts the
 *   new price.
 * - 409 plan_unavailable.
 */
export const RenewalFinish = z.object({ accept_information: z.literal(true) })
export const RenewalDone = z.object({ success: z.literal(true), orderNumber: z.string() })
export type RenewalDone = z.infer<typeof RenewalDone>
