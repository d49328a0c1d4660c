/** Texts of the review page, on which visitors check their answers and place the order. */
export const review = {
  change: 'Alterar',
  /** Says what “Alterar” (change) refers to; only screen readers read it. */
  changeContext: (what: string) => `: ${what}`,
  labels: { price: 'Mensalidade', payment: 'Forma de pagamento', bill: 'Sobre a fatura' },
  /** Leads keyboards past all “Alterar”. */
  skip: 'Ir para o botão de confirmar',
  /** Shown after a house number without complement. */
  noComplement: 'sem complemento',
} as const
