/** Schemas of the call that finishes an order. */
import * as z from 'zod/mini'
import { Schedule } from './answers/schedule-date.ts'

/** PUT lead/{leadId}: finishes the order at the monthly `price` that the visitor accepted, in reais. */
export const FinishRequest = z.object({
  accept_information: z.literal(true),
  price: z.optional(z.number()),
})
/** Reply of PUT lead/{leadId}. */
export const FinishReply = z.object({
  success: z.literal(true),
  orderNumber: z.string(),
  schedule: z.nullable(Schedule),
  /** Path of the signed link back to the order, for its calendar file (not in the specified API, D100). */
  orderLink: z.optional(z.string()),
  /** Present if the confirmation is not mailed, because the mailbox got many e-mails that day (ours, D113). */
  mail_withheld: z.optional(z.literal(true)),
})
export type FinishRequest = z.infer<typeof FinishRequest>
export type FinishReply = z.infer<typeof FinishReply>
