import type { Lead } from '../contract/lead.ts'
import { restoreOrder } from './restore.ts'
import type { Facts, OnRecord, Order } from './types.ts'

/** What stands in the lead as the customer's record has it; a correction takes its mask out. */
function recordOf({ masked, versions }: Lead): OnRecord {
  return {
    ...(masked.name && { name: masked.name }),
    ...(masked.email && { email: masked.email }),
    // the mask of a telephone looks the same once the visitor has given another
    ...(masked.phone && !versions.phone && { phone: masked.phone }),
    ...(masked.birth_date && { birthDate: masked.birth_date }),
    ...(masked.address && { address: masked.address }),
  }
}

/**
 * The order out of a migration lead (D9): a lead with the customer's own offers, of which name, contact, birth date and
 * address may be known as masks only.
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
    // nothing of the place on record is known, so nothing of it is missing
    ...(lead.masked.address && { coverage: { infra: lead.infra, plans: lead.plansOffers, address: null } }),
  }
  return restoreOrder(lead, base, known)
}
