/** Texts that name the state of Brazil in which a regional price applies. */

/** States with regional prices, with their preposition. */
const IN_STATE: Readonly<Record<string, string>> = {
  ES: 'no Espírito Santo',
  RS: 'no Rio Grande do Sul',
  SP: 'em São Paulo',
}

/**
 * Says that the regional prices that the visitor came for are not sold at the address.
 * @param state two letters
 */
export const regionalPricesOnlyThere = (state: string): string =>
  `Os preços ${inState(state).replace(/^no /, 'do ').replace(/^em /, 'de ')} só valem lá.`

/** Names a state of Brazil with its preposition; `state` is two letters. */
export const inState = (state: string): string => IN_STATE[state] ?? `em ${state}`

/**
 * Says where a regional price is valid, after its other conditions.
 * @param state two letters
 */
export const onlyInState = (state: string): string => `só ${inState(state)}`

/**
 * Says where a regional price is valid, next to that price.
 * @param state two letters
 */
export const priceOnlyInState = (state: string): string => `Preço ${onlyInState(state)}`
