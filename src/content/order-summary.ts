/** Texts of the summary of an order: a bar above the question on phones, a card next to it on wide screens. */
export const orderSummary = {
  address: 'Endereço',
  due: 'Vencimento',
  payment: 'Pagamento',
  dates: 'Instalação',
  /** The day that was asked for, if the server has not said that it is booked. */
  requestedDates: 'Data pedida',
  changePlan: 'Trocar plano',
  perMonth: '/mês',
} as const
