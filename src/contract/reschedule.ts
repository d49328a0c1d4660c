import * as z from 'zod/mini'
import { Schedule } from './lead.ts'

/**
 * PUT order/{id}/schedule (ours, D71): another appointment for a finished order, until the day before the current one.
 * `{id}` is the lead's. GET lead-v2/{id}/scheduleDate gives the free dates of a finished lead, too, and
 * `can_reschedule` of GET lead/{id} says whether there is still time. Takes an Idempotency-Key: a repetition moves
 * nothing and answers with the current appointment.
 *
 * Refusals: 404 not_found (no order of this id), 400 invalid with `field` 'date' (no day on which teams install),
 * 409 slots_taken (the old appointment stays), too_late, invalid (the plan is installed without an appointment),
 * 422 for a key that was used for another date, 429 too_many after five changes in an hour, each of which sent a
 * mail (S28).
 */
export const RescheduleRequest = Schedule

export const OrderSchedule = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  schedule: Schedule,
})
export type OrderSchedule = z.infer<typeof OrderSchedule>
