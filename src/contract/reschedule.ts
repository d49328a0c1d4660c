import * as z from 'zod/mini'
import { Schedule } from './answers/schedule-date.ts'

/**
 * PUT order/{id}/schedule (not in the specified API): changes the appointment of a finished order, until the
 * day before it. `{id}` is the id of the lead. GET lead-v2/{id}/scheduleDate returns the free dates,
 * and `can_reschedule` of GET lead/{id} says whether the appointment can still be changed. The call accepts
 * an Idempotency-Key: a repeated request changes nothing and returns the current appointment.
 *
 * Refusals:
 * - 404 not_found: no order has this id.
 * - 400 invalid with `field` 'date': teams do not work on that day.
 * - 409 slots_taken (the old appointment is kept), too_late, or invalid (the plan is installed without an
 *   appointment).
 * - 422: the key was already used for a different date.
 * - 429 too_many: after five changes in an hour, since each of them sends an e-mail.
 */
export const RescheduleRequest = Schedule

/** Reply of PUT order/{id}/schedule, with the order's current appointment. */
export const OrderSchedule = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  schedule: Schedule,
  /** Present if the new date is not mailed, because the mailbox got many e-mails that day. */
  mail_withheld: z.optional(z.literal(true)),
})
export type OrderSchedule = z.infer<typeof OrderSchedule>
