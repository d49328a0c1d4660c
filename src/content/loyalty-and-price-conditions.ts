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
