import type { Lead } from '../contract/lead.ts'
import { restoreMasked } from './masking.ts'
import type { Answer, Values } from './types.ts'

/** The phone in wire names; its consent only where it was given or refused. */
export function phoneBody({ phone = '', acceptPhoneContact }: Values) {
  return { phone, ...(acceptPhoneContact && { acceptPhoneContact: acceptPhoneContact === 'true' }) }
}

/** The stored phone as a mask, with the consent that came with it. */
export function restorePhone(lead: Lead): Answer | null {
  const answer = restoreMasked(lead, 'phone', lead.masked.phone)
  const accepted = lead.acceptPhoneContact ?? null
  return answer && accepted !== null
    ? { ...answer, values: { acceptPhoneContact: String(accepted) } }
    : answer
}
