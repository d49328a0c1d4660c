/** Message that the network reaches the address. */
export const found = {
  /** `where` begins with its preposition: 'na Avenida Paulista, 1000'. */
  covered: (where: string) => `Tem fibra ${where}.`,
  here: 'no seu endereço',
} as const
