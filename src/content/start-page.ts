/** Texts of the start page: link back to a started order, heading of the plan list, failed requests. */
export const startPage = {
  goOn: 'Você já começou um pedido.',
  isDone: 'Seu pedido está feito.',
  goOnAction: 'Continuar de onde parei',
  seeReceipt: 'Ver o pedido feito',
  plans: 'Planos',
  plansText: 'Preço com débito automático, por mês, nos primeiros 12 meses.',
  notLoaded: 'Não conseguimos continuar agora. Confira a conexão e tente de novo.',
} as const
