/** Texts of the desk's page that previews a campaign's page before it is published. */

const still = 'Aqui os botões e os links não funcionam.'

/** What is live at an instant. */
type ShownAtInstant = {
  readonly when: string | null
  readonly number: number
  /** Who published it, and whether it is still to begin. */
  readonly by: string
  readonly isLater: boolean
  /** Whether the instant is over. */
  readonly isPast: boolean
  /** Whether the draft lies on top; null if there is none. */
  readonly draft: 'with' | 'without' | null
}

/** Says what is live at an instant, or will be; `when` is null for now. */
export function liveAtInstant({ when, number, by, isLater, isPast, draft }: ShownAtInstant): string {
  const verb = when === null ? 'está' : isPast ? 'estava' : isLater ? 'estará' : 'está'
  const edition = isLater ? `a edição ${number}, programada por ${by}` : `a edição ${number}`
  const top = draft === 'with' ? ', com o rascunho por cima' : ''
  return `O que ${verb} no ar ${when === null ? 'agora' : `em ${when}`}: ${edition}${top}.`
}

export const shopPreviewWords = {
  title: 'Prévia da página',
  shown: (shown: ShownAtInstant) => `${liveAtInstant(shown)} ${still}`,
  edition: (number: number, when: string | null, liveThen: number) => {
    const other = number === liveThen ? '' : ` Nessa hora está no ar a edição ${liveThen}, e não esta.`
    return `A edição ${number} como é ${when === null ? 'agora' : `em ${when}`}.${other} ${still}`
  },
  open: 'Ver como a página fica',
  openOf: (name: string) => `Ver como a página fica: ${name}`,
  back: (name: string) => `Voltar à campanha ${name}`,
  campaign: 'Campanha',
  atLabel: 'No dia e na hora',
  draft: 'Rascunho',
  drafts: [
    ['', 'Com o rascunho por cima'],
    ['sem', 'Sem o rascunho: só o que está publicado ou programado'],
  ],
  unpublished: 'Rascunho, ainda não publicado',
  atHint: 'Vazio: agora, ou quando a campanha começar. Horário de São Paulo.',
  show: 'Mostrar',
  none: 'Nesta hora o endereço leva à página inicial: a campanha está fora das datas dela. Escolha em “No dia e na hora” um dia em que ela vale.',
  ended:
    'A campanha já terminou nesta hora: o endereço mostra a frase de “O que dizer depois do fim” e um botão para as ofertas de agora.',
  link: 'Link para mostrar a alguém',
  linkHint: (hours: number) =>
    `Abre só esta campanha, sem conta, por ${hours} horas. Para de abrir antes, se o rascunho mudar ou for descartado, ou se a sua conta for desligada.`,
  revoke: 'Anular os links desta prévia',
  revokeWhy: 'Vale para todos os que já foram dados, também por outras pessoas.',
  try: 'Abrir e experimentar o pedido',
  tryWhy: (hours: number) =>
    `Abre o site como ele fica, do topo da página até a escolha do plano, no chat e nas páginas. Nada é guardado e nada pode ser pedido. Neste navegador vale por ${hours} horas, ou até sair da prévia.`,
  banner: 'Prévia da loja',
  /** What each page of a preview says: what it is, and the instant that it shows. */
  at: (what: string, when: string) => `${what}: em ${when}.`,
  leave: 'Sair',
  window: 'Prévia',
  phone: 'Telefone, 360 px',
  wide: 'Computador, 1280 px',
} as const
