/** Texts of the desk's pages about editions of the shop: the live one, scheduled ones and past ones (docs/shop.md). */

/** Display names of authors that are not people. */
const authors: Readonly<Record<string, string>> = {
  release: 'uma versão nova do site',
  database: 'a passagem para as edições',
}

export const shopWords = {
  title: 'Preços e campanhas',
  why: 'O que a loja vende e diz. Cada publicação é uma edição com número: nenhuma se perde, e dá para voltar a qualquer uma.',
  /** Who wrote or published an edition. */
  person: (name: string) => authors[name] ?? name,
  live: 'No ar agora',
  edition: 'Edição',
  number: (number: number) => `Edição ${number}`,
  since: 'No ar desde',
  until: 'Até quando',
  /** @param next the edition that follows; null if the one before it is live again */
  untilThen: (time: string, next: number | null, before: number | null) =>
    next !== null
      ? `${time}, quando entra a edição ${next}`
      : before === null
        ? time
        : `${time}; depois volta a edição ${before}`,
  forever: 'Sem data de fim',
  author: 'Feita por',
  by: 'Publicada por',
  approvedBy: 'Aprovada por',
  note: 'Comentário',
  never: 'Nada foi publicado ainda.',
  scheduled: 'Programadas',
  noneScheduled: 'Nenhuma publicação programada.',
  period: 'Quando',
  /** @param until null without an end */
  fromTo: (from: string, until: string | null) =>
    until === null ? `${from} em diante` : `${from} até ${until}`,
  neverLive: 'não chegou a ir ao ar',
  withdraw: 'Retirar',
  withdrawOf: (number: number) => `a edição ${number} programada`,
  withdrawWhy: 'Ela não entra no ar. O que está no ar continua, e a edição fica no histórico.',
  history: 'Histórico',
  historyCaption: 'Publicações, da mais nova à mais antiga',
  what: 'O que mudou',
  willChange: 'O que vai mudar',
  moreChanges: (count: number) => (count === 1 ? 'e mais 1 mudança' : `e mais ${count} mudanças`),
  nothing: 'Nada mudou para quem visita.',
  who: 'Quem',
  states: {
    live: 'no ar',
    scheduled: 'programada',
    over: '',
    withdrawn: 'retirada antes da hora',
  },
  see: 'Ver',
  seeAbout: (number: number) => `a publicação da edição ${number}`,
  one: {
    title: 'Publicação da loja',
    back: 'Preços e campanhas',
    of: (number: number) => `Edição ${number}`,
    state: 'Situação',
    states: {
      live: 'No ar',
      scheduled: 'Programada',
      over: 'Já esteve no ar',
      never: 'Não chegou a ir ao ar: outra tomou o lugar',
      withdrawn: (by: string) => `Retirada antes da hora por ${by}`,
    },
    changed: 'O que ela mudou',
    scheduledWhy:
      'O que for publicado antes da hora dela não entra nela sozinho: o que faltar aparece aqui, com um botão para pôr. Datas da própria campanha, numa publicação sem data de fim, evitam isso.',
    willChange: 'O que ela vai mudar',
    return: 'Voltar a esta edição',
    returnWhy: 'Ela entra no ar agora, sem data de fim. Isto muda para quem visita:',
    returnAlone:
      'Voltar vale sem segunda pessoa, porque esta edição já esteve no ar e um erro precisa sair do site na hora, também à noite. Fica no registro quem voltou.',
    sure: 'Conferi o que muda',
    submit: 'Voltar a esta edição',
  },
  /** The changes that were published after a scheduled edition was made, and that it lacks. */
  missing: {
    /** In the list of those that are scheduled. */
    notice: (number: number, from: string) =>
      `A edição ${number}, que começa em ${from}, desfaz mudanças que estão no ar:`,
    /** @param since a scheduled edition that begins before it */
    noticeThen: (number: number, from: string, since: number, sinceFrom: string) =>
      `A edição ${number}, que começa em ${from}, desfaz mudanças da edição ${since}, que começa antes, em ${sinceFrom}:`,
    see: 'ver e pôr também nela',
    title: (number: number, from: string) => `Falta na edição ${number}, que começa em ${from}`,
    /** @param since the edition that has the changes */
    why: (since: number) =>
      `Foi feita sem o que mudou até a edição ${since}, e desfaz isso quando começar. O botão põe nela, com o mesmo começo e o mesmo fim:`,
    /** @param since a scheduled edition that begins before it */
    whyThen: (since: number, sinceFrom: string) =>
      `Antes dela, em ${sinceFrom}, começa a edição ${since}. Esta foi feita sem o que muda até lá, e desfaz isso quando começar. O botão põe nela, com o mesmo começo e o mesmo fim:`,
    nothing: 'Nada que ela desfaça sem querer.',
    contested: (number: number) =>
      `A edição ${number} também muda isto. Fica como está nela, a não ser que você marque:`,
    submit: (number: number, from: string, isOne: boolean) =>
      `Pôr ${isOne ? 'esta mudança' : 'estas mudanças'} também na edição ${number}, que começa em ${from}`,
    ask: (number: number, from: string) =>
      `Pedir aprovação para pôr na edição ${number}, que começa em ${from}`,
    isAsked: 'Já foi pedido: outra pessoa precisa aprovar.',
    stopped: 'Assim não dá para pôr nela. Comece um rascunho a partir dela e acerte o que está em vermelho.',
    problems: {
      overtaken:
        'A loja mudou enquanto esta página estava aberta. Nada foi feito: confira de novo o que falta.',
      warnings: 'Nada foi feito: leia os avisos e marque que quer publicar assim.',
      stopped: 'Nada foi feito: veja o que está em vermelho.',
      nothing: 'Nada foi feito: marque o que deve entrar também nela.',
    },
    /**
     * The comment of the new edition.
     * @param since the edition that has the changes; it is scheduled, or live
     */
    note: (note: string, number: number, since: number, isScheduled: boolean) =>
      `${note === '' ? 'Edição' : `${note} · edição`} ${number} com ${isScheduled ? `as mudanças da edição ${since}, que começa antes` : `o que mudou até a edição ${since}`}`,
  },
} as const
