/** Texts of the desk's pages that publish the shop's draft, or approve its publication. */
import { listInWords } from '../../lib/list-in-words.ts'
import { publicationChecks } from '../publication-checks.ts'

export const shopReviewWords = {
  title: 'Conferir e publicar',
  why: 'O que muda para quem visita, o que ainda está errado, e quando vale.',
  nothing: 'Não há rascunho, então não há nada para publicar.',
  unchanged:
    'O rascunho diz o mesmo que a edição de que foi feito, então não há nada para publicar. Ele pode ser descartado em “No ar e histórico”.',
  changes: 'O que muda',
  choose:
    'Só as linhas marcadas são publicadas; as outras ficam no rascunho. Depois de desmarcar, “Conferir com estas datas” mostra o que muda assim.',
  row: {
    head: 'Publicar',
    choose: (about: string) => `Publicar: ${about}`,
    who: 'Quem mudou',
    by: (people: readonly string[], at: string) => `${listInWords(people)}, ${at}`,
    /** A request by which the row waits already. */
    waits: (by: string, period: string) => `Já espera aprovação: pedido de ${by}, para ${period}`,
  },
  /** Beside a change that a scheduled edition would bring too. */
  alsoScheduled: (number: number, from: string, until: string | null) =>
    `Também na edição ${number}, programada para ${publicationChecks.period(from, until)}`,
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
    /** What holds if one chooses the draft's value or that of the other edition; `from` is null if that has begun by then. */
    mine: (by: string, value: string, number: number, from: string | null) =>
      `O do rascunho, de ${by}${value && `: ${value}`} (${from === null ? `no lugar do que a edição ${number} diz` : `agora, e também na edição ${number}, desde ${from}`})`,
    theirs: (number: number, by: string, value: string, from: string | null) =>
      `O da edição ${number}, de ${by}${value && `: ${value}`} (${from === null ? 'o do rascunho não entra' : `desde ${from}; até lá, o do rascunho`})`,
    /** What becomes of the value before both; `until` is '' without an end. */
    earlier: (value: string, until: string) =>
      `O valor de antes dos dois${value && `, ${value},`} ${until === '' ? 'não volta em nenhum dos casos' : `só volta no fim desta publicação, em ${until}`}.`,
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
  onlyThis: 'Só isto, já',
  askThis: 'Pedir só isto, já',
  /** @param emails those who may approve, and get a mail */
  approvers: (emails: readonly string[]) =>
    emails.length === 0
      ? 'Ainda ninguém mais pode aprovar: a administração dá o papel em Pessoas e acessos.'
      : `Recebe um e-mail quem pode aprovar: ${emails.join(', ')}.`,
  approvalWhy: 'Outra pessoa precisa aprovar antes de ir ao ar. O rascunho continua aberto enquanto isso.',
  approvalOff:
    'Vale sem que outra pessoa aprove. Quem cuida do servidor liga a aprovação com SHOP_APPROVAL=on; aprova quem tem o papel Aprovação ou Administração.',
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
    choose: 'Só as linhas marcadas são aprovadas; as outras ficam no rascunho.',
    noRows: 'Nada foi aprovado: marque ao menos uma linha.',
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
    noRows: 'Nada foi publicado: marque em “O que muda” ao menos uma linha que ainda não espera aprovação.',
    stopped: 'Nada foi publicado: acerte antes o que está em vermelho.',
    waiting:
      'Nada foi pedido de novo: para outra hora, abra o pedido que já espera, desista dele e peça outra vez.',
    questions: 'Nada foi publicado: em “Para escolher”, diga o que vale.',
    warnings: 'Nada foi publicado: leia os avisos e marque que quer publicar assim.',
    own: 'Foi você que pediu: quem aprova é outra pessoa.',
  },
} as const

/** Texts of the e-mail that asks a second person to approve a publication of the shop. */
export const shopApprovalMail = {
  subject: (by: string) => `${by} pede aprovação para mudar a loja`,
  /** @param from null for the moment of the approval */
  when: (from: string | null, until: string | null) => `Quando: ${shopReviewWords.period(from, until)}.`,
  note: (note: string) => `Comentário: ${note}`,
  why: 'Nada muda no site antes de você conferir e aprovar. Se não for para aprovar, diga por quê: quem pediu lê.',
  link: 'Conferir o que muda',
} as const
