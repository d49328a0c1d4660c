import type { Lead } from '../contract/lead.ts'
import { restoreMasked } from './masking.ts'
import type { Answer, Values } from './types.ts'

/**
 * Returns the request body that saves the phone number. It contains the consent only if the visitor was asked
 * for it.
 */
export function phoneBody({ phone = '', acceptPhoneContact }: Values) {
  return { phone, ...(acceptPhoneContact && { acceptPhoneContact: acceptPhoneContact === 'true' }) }
}

/** Returns the stored phone number as a masked answer, together with the consent. */
export function restorePhone(lead: Lead): Answer | null {
  const answer = restoreMasked(lead, 'phone', lead.masked.phone)
  const accepted = lead.acceptPhoneContact ?? null
  return answer && accepted !== null
    ? { ...answer, values: { acceptPhoneContact: String(accepted) } }
    : answer
}
