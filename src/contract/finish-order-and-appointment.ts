/** Schemas of the call that finishes an order, and of the order's appointment. */
import * as z from 'zod/mini'
import { Period, WireDate, requestSchema } from './shared-schemas.ts'
import { Schedule } from './lead-answers/schedule-date.ts'

/** PUT lead/{leadId}: finishes the order at the monthly `price` that the visitor accepted, in reais. */
export const FinishRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({
    accept_information: z.literal(true),
    price: z.optional(z.number()),
  }),
)
/** Reply of PUT lead/{leadId}. */
export const FinishReply = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  schedule: z.nullable(Schedule),
  /** Path of the signed link back to the order, for its calendar file (not in the specified API). */
  orderLink: z.optional(z.string()),
  /** Present if the confirmation is not mailed, because the mailbox got many e-mails that day (ours). */
  mail_withheld: z.optional(z.literal(true)),
})
export type FinishRequest = z.infer<typeof FinishRequest>
export type FinishReply = z.infer<typeof FinishReply>

/**
 * GET lead-v2/{id}/scheduleDate: the free installation dates of the lead's area. They depend on no
 * answer, so they can be loaded early. A finished lead has them too, to move its appointment.
 */
export const FreeDates = z.object({
  success: z.literal(true),
  dates: z.array(z.object({ date: WireDate, periods: z.array(Period) })),
})
export type FreeDates = z.infer<typeof FreeDates>

/**
 * PUT order/{id}/schedule (not in the specified API): changes the appointment of a finished order, until the
 * day before it. `{id}` is the id of the lead. GET lead-v2/{id}/scheduleDate returns the free dates,
 * and `can_reschedule` of GET lead/{id} says whether the appointment can still be changed. The call accepts
 * an Idempotency-Key: a repeated request changes nothing and returns the current appointment. `shown` is the
 * appointment that the page shows; without it (pages of release 0.4) any appointment is changed.
 *
 * Refusals:
 * - 404 not_found: no order has this id.
 * - 400 invalid with `field` 'date': teams do not work on that day.
 * - 409 slots_taken (the old appointment is kept), too_late, version_conflict (the order has another appointment than
 *   the page shows; `message` names it), or invalid (the plan is installed without an appointment).
 * - 422: the key was already used for a different date.
 * - 429 too_many: after five changes in an hour, since each of them sends an e-mail.
 */
export const RescheduleRequest = z.extend(Schedule, { shown: z.optional(Schedule) })
export type RescheduleRequest = z.infer<typeof RescheduleRequest>

/** Reply of PUT order/{id}/schedule, with the order's current appointment. */
export const OrderSchedule = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  schedule: Schedule,
  /** Present if the new date is not mailed, because the mailbox got many e-mails that day. */
  mail_withheld: z.optional(z.literal(true)),
})
export type OrderSchedule = z.infer<typeof OrderSchedule>
