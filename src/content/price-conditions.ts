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

/** Texts about the loyalty period and the conditions of prices. */
export const priceConditionTexts = {
  loyaltyShort: 'Fidelidade de 12 meses.',
  loyalty: 'Fidelidade de 12 meses. Quem cancela antes pode pagar multa proporcional ao que falta.',
  noLoyalty: 'Sem fidelidade.',
  /** Shown directly below every price that applies with direct debit. */
  directDebitShort: 'com débito automático, por 12 meses',
  afterPromotion: (price: string) => `Depois de 12 meses: ${price}/mês.`,
  /** The meaning of a struck-through price. */
  struckPrice: '(preço após 12 meses)',
  withoutDebit: (price: string) => `Sem débito automático: ${price}/mês.`,
} as const

/**
 * Terms that visitors accept with an order. Separate from
 * price-conditions.ts, which landing pages load first.
 */
export const orderTerms = {
  /** Shown above the button that places the order and sends the final consent. */
  acceptance: (hasLoyalty: boolean) =>
    `Ao confirmar, você declara que os dados estão certos e aceita o preço, ${hasLoyalty ? 'a fidelidade de 12 meses, ' : ''}o contrato e a política de privacidade.`,
  /** Legal documents that `acceptance` links to; `words` are the words that become the link. */
  accepted: [
    { words: 'contrato', href: '/regulamentos/contrato-scm/' },
    { words: 'política de privacidade', href: '/politica-de-privacidade.pdf' },
  ],
  /** A monthly price that applies with direct debit, on one line. */
  monthlyWithDebit: (price: string) => `${price}/mês com débito automático`,
} as const
