/**
 * Terms that visitors accept with an order. Separate from
 * loyalty-and-price-conditions.ts, which landing pages load first.
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
