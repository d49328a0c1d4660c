import * as z from 'zod/mini'
import { LeadId, text } from './common.ts'

/**
 * Request of DELETE lead-no-coverage, and of DELETE lead, which also takes the id of a migration lead, a renewal
 * request or a call request (D90). A lead with a phone number (its answer `phone`, even if only its mask is shown) is
 * erased only if `phone` is that number, typed by the visitor in any form. A place on the waiting list and a renewal
 * request need only their id; a `phone` sent with a place on the waiting list must match its contact. Unknown ids,
 * erased ids and a wrong phone number all get the same reply (404 not_found, S2).
 */
export const WithdrawRequest = z.object({ id: LeadId, phone: z.optional(text(32)) })
