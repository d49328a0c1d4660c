/** Said once the address is covered. */
export const found = {
  /** `where` begins with its preposition: 'na Avenida Paulista, 1000'. */
  covered: (where: string) => `Tem fibra ${where}.`,
  here: 'no seu endereço',
} as const
