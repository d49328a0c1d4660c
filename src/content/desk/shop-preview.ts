/** Texts of the desk's page that previews a campaign's page before it is published. */
export const shopPreviewWords = {
  title: 'Prévia da página',
  draft: 'Como a página fica com o rascunho. Aqui os botões e os links não funcionam.',
  edition: (number: number) =>
    `Como a página é na edição ${number}. Aqui os botões e os links não funcionam.`,
  open: 'Ver como a página fica',
  openOf: (name: string) => `Ver como a página fica: ${name}`,
  back: (name: string) => `Voltar à campanha ${name}`,
  campaign: 'Campanha',
  at: 'No dia e na hora',
  atHint: 'Vazio: agora, ou quando a campanha começar. Horário de São Paulo.',
  show: 'Mostrar',
  none: 'Nesta hora o endereço leva à página inicial: a campanha está fora das datas dela. Escolha em “No dia e na hora” um dia em que ela vale.',
  ended:
    'A campanha já terminou nesta hora: o endereço mostra a frase de “O que dizer depois do fim” e um botão para as ofertas de agora.',
  link: 'Link para mostrar a alguém',
  linkHint: (hours: number) =>
    `Abre só esta prévia, sem conta, por ${hours} horas. Mostra o rascunho como ele estiver na hora.`,
  try: 'Abrir e experimentar o pedido',
  tryWhy: (hours: number) =>
    `Abre o site como ele fica, do topo da página até a escolha do plano, no chat e nas páginas. Nada é guardado e nada pode ser pedido. Neste navegador vale por ${hours} horas, ou até sair da prévia.`,
  banner: 'Prévia da loja',
  leave: 'Sair',
  window: 'Prévia',
  phone: 'Telefone, 360 px',
  wide: 'Computador, 1280 px',
} as const
