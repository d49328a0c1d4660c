import * as z from 'zod/mini'
import { text } from './common.ts'

/**
 * POST supportRequest: requests a phone call. `idLead` (not in the specified API) is the lead, migration lead or renewal
 * request from which the call is requested (D89, D90): the call request is erased together with it, and an order that a
 * rate limit has stopped is called first. With the id of a lead `telephone` may be omitted: the lead's own number is
 * called. An unknown id is ignored.
 */
export const SupportRequest = z.object({ telephone: z.optional(text(32)), idLead: z.optional(text(64)) })
export type SupportRequest = z.infer<typeof SupportRequest>
