/** Texts of the receipt (pedido-realizado). */
export const receipt = {
  title: 'Pronto, seu pedido está feito',
  lead: (name: string) => `${name}, a fibra já tem caminho até a sua casa.`,
  number: 'Número do pedido',
  copy: 'Copiar número',
  copied: 'Número copiado',
  next: 'O que acontece agora',
  steps: {
    email: (email: string) => `Você recebe a confirmação em ${email}.`,
    call: 'O técnico liga um dia antes para confirmar o horário.',
    visit: (when: string) => `Instalação: ${when}.`,
    visitLater: 'Ligamos em até 2 dias úteis para marcar a instalação.',
    bill: 'A primeira fatura chega depois da instalação, proporcional aos dias usados.',
  },
  price: 'O que você vai pagar',
  keep: 'Guarde este número. Com ele qualquer atendente encontra o seu pedido.',
  review: 'Ver o pedido completo',
  print: 'Imprimir ou salvar em PDF',
} as const
