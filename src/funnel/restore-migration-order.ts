/** Rebuilds an order from a lead of a migration, which has data of the customer's record. */
import type { Lead } from '../contract/lead.ts'
import { restoreOrder } from './restore-order.ts'
import type { Facts, CustomerOnRecord, Order } from './step-and-journey-types.ts'

/** Returns the masked values on the customer's record. A value that the visitor has corrected is omitted. */
function recordOf({ masked, versions }: Lead): CustomerOnRecord {
  return {
    ...(masked.name && { name: masked.name }),
    ...(masked.email && { email: masked.email }),
    // the server keeps the phone number masked even after a correction, so its version tells whether it was
    // corrected
    ...(masked.phone && !versions.phone && { phone: masked.phone }),
    ...(masked.birth_date && { birthDate: masked.birth_date }),
    ...(masked.address && { address: masked.address }),
  }
}

/**
 * Rebuilds an order from a migration lead, which contains the customer's own offers. Name, contact,
 * birth date and address may be known only in masked form.
 */
export function restoreMigration(
  lead: Lead,
  base: Pick<Order, 'journey' | 'prefix' | 'wish' | 'today'>,
): Order {
  const { migration } = lead
  const known: Partial<Facts> = {
    offers: { plans: migration?.offers ?? lead.plansOffers, extras: [] },
    onRecord: recordOf(lead),
    code: {
      isNeeded: migration?.code_needed ?? false,
      isVerified: migration?.verified ?? false,
      sentTo: null,
      minutes: 0,
    },
    // the address on record is one text, so none of its parts counts as missing
    ...(lead.masked.address && { coverage: { infra: lead.infra, plans: lead.plansOffers, address: null } }),
  }
  return restoreOrder(lead, base, known)
}
