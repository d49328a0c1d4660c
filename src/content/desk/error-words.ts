/**
 * What the operator's desk says if the server refuses a request (server/routes/desk), and the texts of its error
 * pages.
 */
export const deskErrorMessages = {
  sessionEnded: 'A sua sessão terminou. Entre de novo.',
  notYourPage: 'Esta página não faz parte do seu acesso.',
  staleForm: 'Este formulário ficou aberto por muito tempo. Volte e envie de novo.',
  noPage: 'Essa página não existe.',
  noCampaign: 'Essa campanha não existe.',
  noAccount: 'Essa conta não existe.',
  ownAccount: 'A sua própria conta quem muda é outra pessoa da administração.',
  noOrder: 'Esse pedido não existe mais.',
  noCall: 'Essa ligação não existe mais, ou a pessoa não pediu contato.',
  ordersForAdministration: 'A lista de pedidos é da administração.',
  experimentRuns: 'Já há um experimento em andamento. Só um pode correr de cada vez.',
  noExperiment: 'Esse experimento já tinha parado.',
  experimentPlan: {
    name: 'Dê um nome ao experimento.',
    baseline: 'A conversão esperada é uma porcentagem de até 50, como 5.',
    effect: 'A menor diferença é de até 50 pontos, como 1.',
    size: 'Com uma diferença tão pequena o experimento não terminaria. Aumente a diferença.',
  },
  workInterrupted:
    'Isto demorou demais ou precisou de memória demais, e foi interrompido. Nada mudou. Tente de novo; se repetir, avise quem cuida do servidor.',
  workFull: 'Há muitos pedidos seus em andamento. Espere alguns segundos e tente de novo.',
  noImport: 'Essa importação não existe.',
  noText: 'Esse texto não está no rascunho da loja.',
  noPreview:
    'Este link de prévia não vale ou já venceu: vale por um dia, e só enquanto o rascunho for o mesmo. Peça outro a quem cuida da loja.',
  noPlan: 'Esse plano não está no rascunho da loja.',
  noRequest: 'Esse pedido de aprovação não existe.',
  noPublication: 'Essa publicação não existe.',
} as const

/** Texts of the desk's error pages, and of the page on which a form can be sent again. */
export const errorPages = {
  titles: {
    401: 'Entre de novo',
    403: 'Sem acesso',
    404: 'Página não encontrada',
    429: 'Um momento',
    503: 'Um momento',
  } as Readonly<Record<number, string>>,
  title: 'Algo não deu certo',
  reference: 'Se precisar de ajuda, informe a referência',
  back: 'Ir para o início da mesa',
} as const

/** Texts of the page on which a form can be sent again after the session ended or changed while it was open. */
export const resendWords = {
  title: 'Enviar de novo',
  ended: {
    title: 'A sua sessão terminou',
    why: 'Nada foi enviado ainda, e o que você escreveu está aqui. Entre de novo em outra aba, volte para esta e continue.',
    enter: 'Entrar em outra aba',
    go: 'Já entrei: continuar',
  },
  stale: {
    title: 'Confira e envie',
    why: 'A sua sessão mudou enquanto esta página estava aberta. Nada foi enviado ainda.',
    go: 'Enviar',
    back: 'Não enviar',
  },
} as const
