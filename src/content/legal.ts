/** Legal texts: contract term, price conditions, and what visitors accept with an order. */
export const legal = {
  loyaltyShort: 'Fidelidade de 12 meses.',
  loyalty: 'Fidelidade de 12 meses. Quem cancela antes pode pagar multa proporcional ao que falta.',
  /** Shown directly below every price that applies with direct debit. */
  directDebitShort: 'com débito automático, por 12 meses',
  /** A monthly price that applies with direct debit, on one line. */
  monthlyWithDebit: (price: string) => `${price}/mês com débito automático`,
  directDebit: 'Preço com débito automático, válido por 12 meses.',
  afterPromotion: (price: string) => `Depois de 12 meses: ${price}/mês.`,
  withoutDebit: (price: string) => `Sem débito automático: ${price}/mês.`,
  /** Shown above the button that places the order and sends the final consent. */
  acceptance:
    'Ao confirmar, você declara que os dados estão certos e aceita o preço, a fidelidade de 12 meses, o contrato e a política de privacidade.',
  /** Legal documents that `acceptance` links to; `words` are the words that become the link. */
  accepted: [
    { words: 'contrato', href: '/regulamentos/contrato-scm/' },
    { words: 'política de privacidade', href: '/politica-de-privacidade.pdf' },
  ],
  inAnotherTab: ' (abre em outra aba)',
  firstBill: 'A primeira fatura é proporcional: da instalação até o vencimento.',
} as const
