/** Texts of the offer at the top of a landing page, and of the bar that repeats it further down. */
export const heroWords = {
  /** Link that skips the form and starts an order that first asks only for the CEP. */
  byCep: 'Ver os planos só com o CEP',
  perMonth: 'por mês',
  points: (points: string) => `+${points} pontos Livelo`,
  bonus: (bonus: string) => `${bonus} no celular`,
  /** How much less the plan costs than in the general list. */
  saves: (amount: string) => `${amount} a menos por mês que na lista geral`,
  /** Shown with the cheapest plan of the general list. */
  cheapest: 'Menor preço da lista geral',
  bar: 'A oferta desta página',
  order: 'Contratar',
} as const
