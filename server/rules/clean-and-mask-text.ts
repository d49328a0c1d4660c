import { cleanLine } from '../../src/lib/clean-typed.ts'

/**
 * Normalizes a one-line text: control characters and line breaks become spaces, and several spaces become
 * one. Invisible characters are removed, and digits of other scripts become plain ones.
 */
export const clean = (text: string | undefined): string => cleanLine(text ?? '')

export { maskEmail } from '../../src/lib/email-mask.ts'

/**
 * Masks an address for a reply: 'Rua das Acácias', '130', 'Campinas', 'SP' → 'Rua d…, nº 1**, Campinas/SP'.
 */
export function maskAddress(place: { address: string; number: string; city: string; state: string }): string {
  const street = place.address.length > 5 ? `${place.address.slice(0, 5).trimEnd()}…` : '…'
  return `${street}, nº ${place.number.charAt(0)}**, ${place.city}/${place.state}`
}
