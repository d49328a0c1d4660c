/** Message that fibre is available at the visitor's address. */
export const addressCovered = {
  /** @param where the place with its preposition, such as 'na Avenida Paulista, 1000' */
  covered: (where: string) => `Tem fibra ${where}.`,
  here: 'no seu endereço',
  /** Shown instead until the server has replied. */
  checking: (message: string) => `Vendo se ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
} as const

/** Splits such a message for display: ['Tem fibra na', 'Avenida Paulista, 1000.']. */
export function splitAddressCovered(message: string): readonly [lead: string, place: string] {
  const [, lead = '', place = message] = /^(.*em fibra \S+) (.+)$/.exec(message) ?? []
  return [lead, place]
}
