/** Schemas that many API calls share: ids, dates, tracking values, campaigns, error replies. */
import * as z from 'zod/mini'
import type { ProblemKey } from '../lib/problem-keys.ts'
import { cleanTyped } from '../lib/clean-typed-text.ts'
import { UUID } from '../lib/uuid.ts'

/**
 * Id of a lead: a v4 UUID. Whoever knows the id has access to the lead. Upper case is accepted. `z.uuid()` would add
 * 0.3 KiB to an order’s first scripts.
 */
export const LeadId = z.string().check(z.regex(UUID), z.toLowerCase())

/** The key of the error message for a date that does not exist. */
export const INVALID_DATE = 'data-invalida' satisfies ProblemKey

/** A calendar date in requests and replies: dd/mm/yyyy. */
export const WireDate = z
  .string()
  .check(z.overwrite(cleanTyped), z.regex(/^\d{2}\/\d{2}\/\d{4}$/, INVALID_DATE))

/** Installation periods: morning 8h–12h, afternoon 12h–18h. */
export const Period = z.enum(['manha', 'tarde'])
export type Period = z.infer<typeof Period>

/**
 * Returns the schema of a text with a maximum length in characters. Every free text of a request has one. The
 * annotation lets bundles for browsers leave out schemas of requests.
 */
export const text = /* @__NO_SIDE_EFFECTS__ */ (max: number) => z.string().check(z.maxLength(max))

/**
 * Tracking values that a request may contain, with at most 256 characters each, or 512 for the user
 * agent.
 */
export const TrackingFields = z.object({
  utm_source: z.optional(text(256)),
  utm_medium: z.optional(text(256)),
  utm_campaign: z.optional(text(256)),
  utm_content: z.optional(text(256)),
  gclid: z.optional(text(256)),
  gbraid: z.optional(text(256)),
  wbraid: z.optional(text(256)),
  msclkid: z.optional(text(256)),
  fbclid: z.optional(text(256)),
  ttclid: z.optional(text(256)),
  matchchannel: z.optional(text(256)),
  campaignid: z.optional(text(256)),
  userAgent: z.optional(text(512)),
  origin: z.optional(text(256)),
  client_id: z.optional(text(256)),
  session_id: z.optional(text(256)),
  lp_origin: z.optional(text(256)),
})
export type TrackingFields = z.infer<typeof TrackingFields>

/**
 * How a request names its campaign. If only `addon` is sent, it is the whole campaign prefix
 * (`globoplay/timpre`) or an alias. If `prefix` (not in the specified API) is sent too, `addon` is the
 * specified alias (`black`) and `prefix` is the whole campaign prefix (`b/timblack`). A prefix that does not
 * belong to the alias is ignored.
 */
export const CampaignFields = z.object({ addon: z.optional(text(64)), prefix: z.optional(text(64)) })

/**
 * Returns the schema of a request. A browser needs no more than its type: called with the annotation
 * `@__PURE__`, it is left out of bundles, whatever it is made of.
 */
export const requestSchema = <Schema>(make: () => Schema): Schema => make()

export const Success = z.object({ success: z.literal(true) })

/** Reply of a call that stores something new, with its id. */
export const CreatedReply = z.object({ success: z.literal(true), id: z.string() })
export type CreatedReply = z.infer<typeof CreatedReply>

/**
 * The number of the shop's edition that the visitor has seen, in a query; one that was not live that day is ignored.
 */
export const queryEdition = z.optional(z.string().check(z.regex(/^\d{1,16}$/)))

/** An optional yes-or-no parameter of a query. */
export const queryFlag = z.optional(z.enum(['true', 'false']))

/** Error codes for programs. The `message` in the same reply is for people. */
export const ErrorCode = z.enum([
  'invalid',
  'not_found',
  'missing_steps',
  'version_conflict',
  'finished',
  'open_work',
  'slots_taken',
  'too_late',
  'price_changed',
  'plan_unavailable',
  'too_many',
  'busy',
  'origin',
  'content_type',
  'too_large',
  'method',
  'unavailable',
  'internal',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/**
 * Reply to every failed request. `message` is in Portuguese and safe to show; `reference` identifies the
 * error in the log.
 *
 * - 400: `field` is the wire name of the invalid field or header. `missing` lists fields that were not sent;
 *   `field` is then the first of them. Both are absent if the request could not be parsed.
 * - 409 missing_steps: `missing` lists steps of the lead. 409 version_conflict: `current` is the stored
 *   version. 409 price_changed: `price` is the old and the new price in reais.
 * - 429 too_many: `help` is set if waiting does not help. 'code': the visitor needs a code, which is
 *   sent by e-mail; for a document, `proof` is the id of the renewal request that sends it. 'call': the
 *   operator's desk has to phone the visitor.
 */
export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string(),
  reference: z.string(),
  code: z.optional(ErrorCode),
  missing: z.optional(z.array(z.string())),
  field: z.optional(z.string()),
  current: z.optional(z.number()),
  price: z.optional(z.object({ before: z.number(), now: z.number() })),
  help: z.optional(z.enum(['code', 'call'])),
  proof: z.optional(LeadId),
})
export type ErrorReply = z.infer<typeof ErrorReply>

/**
 * What a visitor needs after a 429 if waiting does not help: a code that is sent by e-mail, or a phone
 * call from the operator's desk. For a document, `proof` is the id of the renewal request that sends the
 * code.
 */
export interface Help {
  readonly by: 'code' | 'call'
  readonly proof?: string | undefined
}
