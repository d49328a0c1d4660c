/**
 * The condition of a monthly price: with direct debit, without it, or either way. In a file of its own, because the
 * order's first bundle needs no other text of the order summary.
 */
export const priceConditions = {
  withDebit: 'com débito automático',
  withoutDebit: 'sem débito automático',
  /** A price that is the same either way. */
  either: 'com ou sem débito automático',
} as const

/** Stands beside a price that brings a loyalty period. */
export const bringsLoyalty = 'fidelidade de 12 meses'
