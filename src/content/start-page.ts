/** Texts of the start page. */
export const landing = {
  goOn: 'Você já começou um pedido.',
  isDone: 'Seu pedido está feito.',
  goOnAction: 'Continuar de onde parei',
  seeReceipt: 'Ver o pedido feito',
  plans: 'Planos',
  plansText: 'Preço com débito automático, por mês, nos primeiros 12 meses.',
  hire: 'Contratar online',
  /** Label above the plan that a page about a single speed preselects. */
  preselected: 'Escolhido para você',
  looking: 'Consultando',
  notLoaded: 'Não conseguimos continuar agora. Confira a conexão e tente de novo.',
  chat: 'Prefere conversar? Peça pelo chat',
} as const
