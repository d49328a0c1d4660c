/** Texts of the start page: link back to a started order, heading of the plan list. */
export const startPage = {
  /** Says where the visitor's order stopped: its plan and the open question, each '' if unknown. */
  goOn: (plan: string, question: string) => {
    const begun = plan ? `Você começou a pedir o ${plan}` : 'Você já começou um pedido'
    return question ? `${begun} e parou em “${question}”` : `${begun}.`
  },
  isDone: 'Seu pedido está feito.',
  goOnAction: 'Continuar de onde parei',
  seeReceipt: 'Ver o pedido feito',
  /** Shown if the campaign has no plan with the page's speed. `plans` is the heading: 'Planos de 500 Mega'. */
  noneOfSpeed: (plans: string) =>
    `Aqui não há ${plans.charAt(0).toLowerCase()}${plans.slice(1)}: veja os de velocidade mais próxima.`,
} as const
