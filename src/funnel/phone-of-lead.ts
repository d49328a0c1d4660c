/** Saves and restores the visitor's phone number, with the consent to be contacted. */
import type { Lead } from '../contract/lead.ts'
import { restoreMasked } from './restore-masked-answers.ts'
import type { Answer, Values } from './step-and-journey-types.ts'

/**
 * Returns the request body that saves the phone number. The consent is included only if the visitor was asked
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
