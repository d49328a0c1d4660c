import type { Values } from './types.ts'

/** The phone in wire names; its consent only where there was a word of it. */
export function phoneBody({ phone = '', acceptPhoneContact }: Values) {
  return { phone, ...(acceptPhoneContact && { acceptPhoneContact: acceptPhoneContact === 'true' }) }
}
