/** Texts of the review page, on which visitors check their answers and place the order. */
export const review = {
  change: 'Alterar',
  /** Says what “Alterar” (change) refers to; only screen readers read it. */
  changeContext: (what: string) => `: ${what}`,
  groups: {
    plan: 'Plano e preço',
    installation: 'Instalação',
    person: 'Seus dados',
    payment: 'Pagamento',
  },
  labels: { price: 'Mensalidade', payment: 'Forma de pagamento', bill: 'Sobre a fatura' },
  /** Leads keyboards past all “Alterar”. */
  skip: 'Ir para o botão de confirmar',
  confirming: 'Confirmando o pedido',
  /** Heading of the review once the order is placed. */
  whole: 'Seu pedido completo',
  readOnly: 'Este pedido já foi feito. Aqui está o que você pediu.',
  /** Shown after a house number without complement. */
  noComplement: 'sem complemento',
} as const
