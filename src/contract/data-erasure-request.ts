/**
 * Request of DELETE lead and of DELETE lead-no-coverage, which erase a visitor's data.
 *
 * - DELETE lead takes the id of a lead, a migration lead, a renewal request or a call request. If the
 *   lead has a phone number (its answer `phone`), `phone` must be that number, in any notation.
 * - A renewal request needs only its id.
 * - DELETE lead-no-coverage takes the id of an entry of the waiting list. If `phone` is sent, it must match
 *   the entry.
 *
 * While a call is still owed, because the order is held or a call was requested from it, DELETE lead is refused with 409
 * open_work unless `cancels` is true. Erasing a placed order always cancels it.
 *
 * Unknown ids, erased ids and a wrong phone number all get the same reply (404 not_found).
 */
import * as z from 'zod/mini'
import { LeadId, text, requestSchema } from './shared-schemas.ts'

export const ErasureRequest = /* @__PURE__ */ requestSchema(() =>
  z.object({ id: LeadId, phone: z.optional(text(32)), cancels: z.optional(z.boolean()) }),
)
