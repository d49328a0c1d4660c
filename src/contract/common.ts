import * as z from 'zod/mini'
import type { ProblemKey } from '../lib/problems.ts'

/** A lead id is its bearer secret: a v4 UUID (S1). Its letters may be capitals: it is the same id. */
export const LeadId = z.uuid().check(z.toLowerCase())

/** The spec's problem with a date that does not exist (F§5), as its schema reports it. */
export const INVALID_DATE = 'data-invalida' satisfies ProblemKey

/** A calendar date as it travels: dd/mm/yyyy (F§5). */
export const WireDate = z.string().check(z.regex(/^\d{2}\/\d{2}\/\d{4}$/, INVALID_DATE))

/** Installation periods (F§5): morning 8h–12h, afternoon 12h–18h. */
export const Period = z.enum(['manha', 'tarde'])
export type Period = z.infer<typeof Period>

/** Text of limited length; every free text of a request is one of these (S22). */
export const text = (max: number) => z.string().check(z.maxLength(max))

/** Tracking that may travel with a lead, each value at most 256 characters (S16). */
export const Tracking = z.object({
  utm_source: z.optional(text(256)),
  utm_medium: z.optional(text(256)),
  utm_campaign: z.optional(text(256)),
  utm_content: z.optional(text(256)),
  gclid: z.optional(text(256)),
  matchchannel: z.optional(text(256)),
  campaignid: z.optional(text(256)),
  userAgent: z.optional(text(512)),
  origin: z.optional(text(256)),
  client_id: z.optional(text(256)),
  session_id: z.optional(text(256)),
  lp_origin: z.optional(text(256)),
})
export type Tracking = z.infer<typeof Tracking>

/**
 * How a request names its campaign (D79): `addon` alone contains the whole prefix (`globoplay/timpre`) or an alias;
 * with `prefix` (ours) it contains the alias where the spec has one (`black`), and `prefix` the whole (`b/timblack`),
 * which counts only if it travels under that addon.
 */
export const Campaign = z.object({ addon: z.optional(text(64)), prefix: z.optional(text(64)) })

/** Reply of a call that returns nothing else. */
export const Success = z.object({ success: z.literal(true) })

/** Reply of a call that stores something new, with its id. */
export const CreatedReply = z.object({ success: z.literal(true), id: z.string() })
export type CreatedReply = z.infer<typeof CreatedReply>

/** An optional yes-or-no parameter of a query. */
export const queryFlag = z.optional(z.enum(['true', 'false']))

/** Codes a client may act on; the text is for people. */
export const ErrorCode = z.enum([
  'invalid',
  'not_found',
  'missing_steps',
  'version_conflict',
  'finished',
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
 * Every error of every call. `message` is Portuguese and safe to show; `reference` finds it in the log. 400: `field` is
 * the wire name of the invalid field (or header), and `missing` those that were not sent, the first of which is
 * `field`; absent when the request could not be read at all. 409 missing_steps: `missing` names lead steps. `current`
 * is the stored version (409 version_conflict); `price` the old and new price in reais (409 price_changed). `help` (429
 * too_many, D89): what helps where waiting does not: a mailed `code`, for a document by the request `proof`, or a
 * `call` by a person.
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

/** What helps where waiting does not (D89): a mailed code, for a document by the request `proof`, or a person. */
export interface Help {
  readonly by: 'code' | 'call'
  readonly proof?: string | undefined
}

/** What a browser was counted as, so that its orders add up by day (docs/decisions/0035). What cannot be one is left out. */
export const CountedBrowser = z.object({
  /** The day of its first visit (yyyy-mm-dd, America/Sao_Paulo). */
  entered: z.optional(text(10)),
  /**
   * Midnights since the draw first decided what it sees, 7 for more; only where it has (D92). A browser's clock may be wrong,
   * a difference is not.
   */
  exposedFor: z.optional(z.number()),
})
