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
  today: 'Ainda hoje',
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
  dates: 'O que começa e termina, por objeto',
  atInstant: 'A loja num dia e hora',
  noneScheduled: 'Nenhuma publicação programada.',
  period: 'Quando',
  /**
   * @param until null without an end
   * @param next the edition that goes on with it from then on; null if it is over then
   */
  fromTo: (from: string, until: string | null, next: number | null) =>
    until === null
      ? `${from} em diante`
      : next === null
        ? `${from} até ${until}`
        : `a partir de ${from}; desde ${until} na edição ${next}`,
  neverLive: 'não chegou a ir ao ar',
  withdraw: 'Retirar',
  withdrawOf: (number: number) => `a edição ${number} programada`,
  withdrawWhy:
    'Ela não entra no ar, e o que ela muda sai também das que começam depois. O resto delas fica, e a edição fica no histórico.',
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
  /** The columns of a list of changes. */
  changes: {
    caption: 'O que muda, um campo por linha',
    object: 'O quê',
    field: 'Campo',
    before: 'Antes',
    after: 'Depois',
    note: 'Onde e quando',
    whatsapp: (phone: string, message: string) =>
      `WhatsApp ${phone}${message === '' ? '' : `: “${message}”`}`,
  },
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
      'O que for publicado antes da hora dela vale nela também. Se for retirada, sai só o que ela muda.',
    willChange: 'O que ela vai mudar',
    return: 'Voltar a esta edição',
    returnWhy: 'Ela entra no ar agora, sem data de fim. Isto muda para quem visita:',
    /** What becomes of editions that begin later. */
    later: {
      title: 'E no que começa depois',
      edition: (number: number, from: string, by: string) =>
        `Edição ${number}, que começa em ${from}, de ${by}:`,
      same: 'Nada muda nela.',
      keeps: (values: readonly string[]) => `Mantém o que ela mesma muda: ${values.join('; ')}.`,
      stays: (why: string) => `Fica como está, porque com a volta ficaria errada: ${why}`,
    },
    returnAlone:
      'Voltar vale sem segunda pessoa, porque esta edição já esteve no ar e um erro precisa sair do site na hora, também à noite. Fica no registro quem voltou.',
    sure: 'Conferi o que muda',
    submit: 'Voltar a esta edição',
  },
} as const
