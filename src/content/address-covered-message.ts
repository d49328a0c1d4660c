/** Message that fibre is available at the visitor's address. */
export const addressCovered = {
  /** @param where the place with its preposition, such as 'na Avenida Paulista, 1000' */
  covered: (where: string) => `Tem fibra ${where}.`,
  here: 'no seu endereço',
} as const
