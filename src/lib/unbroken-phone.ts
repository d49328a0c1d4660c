/** A phone number that stays on one line. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(' ', '\u00A0')
