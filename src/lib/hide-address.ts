/**
 * Hides most of an address in a reply: 'Rua das Acácias', '130', 'Campinas', 'SP' → 'Rua d…, nº 1**, Campinas/SP'.
 */
export function hideAddress(place: { address: string; number: string; city: string; state: string }): string {
  const street = place.address.length > 5 ? `${place.address.slice(0, 5).trimEnd()}…` : '…'
  return `${street}, nº ${place.number.charAt(0)}**, ${place.city}/${place.state}`
}
