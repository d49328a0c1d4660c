/** Error messages of the operator's desk, shown if the server refuses a request (server/routes/desk). */
export const deskRefusals = {
  sessionEnded: 'A sua sessão terminou. Entre de novo.',
  notYourPage: 'Esta página não faz parte do seu acesso.',
  staleForm: 'Este formulário ficou aberto por muito tempo. Volte e envie de novo.',
  noPage: 'Essa página não existe.',
  noCampaign: 'Essa campanha não existe.',
  campaignPageNotBuilt: 'A página desta campanha ainda não foi construída.',
  noAccount: 'Essa conta não existe.',
  ownAccount: 'A sua própria conta quem muda é outra pessoa da administração.',
  noOrder: 'Esse pedido não existe mais.',
  noCall: 'Essa ligação não existe mais, ou a pessoa não pediu contato.',
  ordersForAdministration: 'A lista de pedidos é da administração.',
  keyWithoutName: 'Dê um nome à chave.',
  noKey: 'Essa chave não existe.',
} as const
