/** Texts of the desk's pages that publish the shop's draft, or approve its publication. */
import { publicationChecks } from '../publication-checks.ts'

export const shopReviewWords = {
  title: 'Conferir e publicar',
  why: 'O que muda para quem visita, o que ainda está errado, e quando vale.',
  nothing: 'Não há rascunho, então não há nada para publicar.',
  unchanged:
    'O rascunho diz o mesmo que a edição de que foi feito, então não há nada para publicar. Ele pode ser descartado em “No ar e histórico”.',
  changes: 'O que muda',
  /** Above changes that a scheduled edition would bring too. */
  alsoScheduled: (number: number, from: string, until: string | null) =>
    `Também na edição ${number}, programada para ${publicationChecks.period(from, until)}:`,
  carried: 'Vale também no que começa depois',
  /** Above what an edition that begins later gets. */
  carriedTo: (number: number, from: string) => `Edição ${number}, que começa em ${from}:`,
  questions: {
    title: 'Para escolher',
    /** Another edition has another value; `from` is null if it has begun by then. */
    value: (number: number, by: string, from: string | null, until: string | null) =>
      `${from === null ? `A edição ${number}, que já está no ar nessa hora` : `A edição ${number}, que começa em ${from}`}${until === null ? '' : ` e vai até ${until}`}, de ${by}, também mudou isto. De como está nela para como está no rascunho:`,
    /** Another edition goes on after the end of this publication. */
    end: (number: number, by: string, from: string | null, until: string | null) =>
      `A edição ${number}, de ${by}, começa ${from === null ? 'antes' : `em ${from}`} e continua depois do fim desta publicação${until === null ? '' : `, até ${until}`}. Vale nela também, até esse fim?`,
    legend: 'O que vale',
    mine: (by: string, value: string) => `O do rascunho, de ${by}${value && `: ${value}`}`,
    theirs: (number: number, by: string, value: string) =>
      `O da edição ${number}, de ${by}${value && `: ${value}`}`,
    empty: 'nada',
    missing: 'Escolha o que vale.',
    carried: 'Vale nela também, até o fim desta publicação',
    left: 'Não: some quando ela começar',
  },
  checks: 'O que falta acertar',
  fine: 'Tudo certo.',
  /** Instead of what is only known once it is chosen; a link follows. */
  open: 'Falta escolher o que vale, antes de saber se está tudo certo:',
  openLink: 'ir a “Para escolher”',
  red: 'Impede a publicação',
  yellow: 'Confira antes',
  known: 'Só para saber: não precisa confirmar',
  /** A link to one of several fields with the same finding. */
  place: 'abrir o campo',
  publish: 'Publicar',
  when: 'Quando',
  now: 'Agora',
  later: 'Nesta hora',
  from: 'Entra no ar em',
  until: 'Sai do ar em',
  untilHint:
    'Vazio: sem data de fim. No fim volta a edição que estava no ar. Para valer até o dia 26, ponha dia 27 às 00:00.',
  zone: 'Horário de São Paulo.',
  ownDates:
    'Uma campanha ou um plano com datas próprias só aparece nelas, também se você publicar agora e sem data de fim.',
  note: 'Comentário para o histórico',
  warned: 'Li os avisos e quero publicar assim',
  look: 'Conferir com estas datas',
  submit: 'Publicar',
  ask: 'Pedir aprovação',
  /** @param emails those who may approve, and get a mail */
  approvers: (emails: readonly string[]) =>
    emails.length === 0
      ? 'Ainda ninguém mais pode aprovar: a administração dá o papel em Pessoas e acessos.'
      : `Recebe um e-mail quem pode aprovar: ${emails.join(', ')}.`,
  approvalWhy: 'Outra pessoa precisa aprovar antes de ir ao ar. O rascunho continua aberto enquanto isso.',
  isAsked: 'Este rascunho já espera aprovação, como está agora.',
  wasAsked:
    'Um pedido feito antes destas mudanças ainda espera aprovação. Se este vem no lugar dele, desista daquele.',
  seeRequest: 'Ver o pedido',
  stopped: 'Para publicar, acerte antes o que está em vermelho.',
  waiting: 'Esperando aprovação',
  waitingCaption: 'Edições que esperam por uma segunda pessoa',
  askedBy: 'Pedido por',
  /** @param from null for the moment of the approval */
  period: (from: string | null, until: string | null) =>
    `${from ?? 'na hora da aprovação'}${until === null ? ', sem data de fim' : ` até ${until}`}`,
  see: 'Ver',
  seeAbout: (by: string) => `o que ${by} quer publicar`,
  request: {
    title: 'Aprovar uma publicação',
    back: 'Preços e campanhas',
    why: 'Confira o que muda. Vale para quem visita assim que for aprovado, ou na hora marcada.',
    own: 'Foi você que pediu: quem aprova é outra pessoa.',
    notYours: 'Quem aprova é alguém com o papel Aprovação ou Administração.',
    at: 'Pedido em',
    approve: 'Aprovar e publicar',
    refuse: 'Não aprovar',
    reason: 'Por que não aprovar',
    reasonHint: 'Quem pediu lê isto no rascunho.',
    withdraw: 'Desistir do pedido',
  },
  problems: {
    from: 'Escolha o dia e a hora em que entra no ar.',
    over: 'Essa hora já passou. Escolha outra em “Entra no ar em”, ou apague a hora e marque “Agora”.',
    nowAndLater:
      'Está marcado “Agora”, mas há uma hora em “Entra no ar em”. Marque “Nesta hora”, ou apague a hora.',
    until: 'O dia e a hora em que sai do ar não existem.',
    nothing: 'Não há mais rascunho: ele já foi publicado ou descartado. Veja em “No ar agora”.',
    overtaken:
      'O rascunho mudou enquanto esta página estava aberta. Nada foi publicado: confira de novo o que muda.',
    stopped: 'Nada foi publicado: acerte antes o que está em vermelho.',
    waiting:
      'Nada foi pedido de novo: para outra hora, abra o pedido que já espera, desista dele e peça outra vez.',
    questions: 'Nada foi publicado: em “Para escolher”, diga o que vale.',
    warnings: 'Nada foi publicado: leia os avisos e marque que quer publicar assim.',
    own: 'Foi você que pediu: quem aprova é outra pessoa.',
  },
} as const
