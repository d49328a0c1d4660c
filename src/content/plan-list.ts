/** Badge of the plan card with the lowest price. */
export const cheapestBadge = 'Menor Preço'

/** Texts of the question that asks for a plan. It shows one card for each speed. */
export const planWords = {
  /** Shown below the list of plans; true of every plan. */
  modem: 'O modem com Wi-Fi vem junto, emprestado enquanto durar o contrato.',
  /** Shown below a price that applies with direct debit. */
  withDebit: 'com débito automático',
  withoutDebit: 'sem débito',
  afterPromotion: 'após 12 meses',
  /** Shown below the cards: what that price depends on. */
  fullPrice: 'Após 12 meses vale o preço cheio, com ou sem débito automático.',
  /** Which of the plans have a loyalty period. */
  loyaltyOf: (plans: string) =>
    `Fidelidade de 12 meses só em ${plans}: quem cancela antes pode pagar multa proporcional ao que falta.`,
  /**
   * Above the streaming choices of a card, whose prices are added to the card's own. They are not totals, so that
   * none of them reads as another price of the plan.
   */
  streaming: (condition: string) => `Streaming opcional por mês, ${condition}:`,
  streamingConditions: { either: 'com ou sem débito', withDebit: 'com débito automático' },
  /** Price of a streaming choice; `price` is formatted and how much more or less it costs than the plan on the card. */
  more: (price: string) => `mais ${price}`,
  less: (price: string) => `menos ${price}`,
  same: 'mesmo preço',
  insteadOf: (streaming: string, other: string) => `${streaming} em vez de ${other}`,
  withoutStreaming: 'Sem streaming',
  /** The streaming that is chosen: what it has added to the card's price, and where that is nothing. */
  added: (price: string) => `já soma ${price}`,
  counted: 'já no preço',
  /** Read aloud after `added` and `counted`. */
  countedIn: (total: string) => `no total de ${total} por mês com débito automático`,
  /** Read aloud after the price of another streaming choice: what the plan costs with it. */
  streamingTotal: (condition: string, total: string) =>
    `por mês, ${condition}. Total de ${total} por mês com débito automático`,
  columns: {
    plan: 'Plano',
    services: 'Serviços',
    withoutDebit: 'Sem débito',
    afterPromotion: 'Após 12 meses',
    withDebit: 'Com débito automático',
  },
  services: (count: number) => `${count} ${count === 1 ? 'serviço' : 'serviços'}`,
  /** The services of a plan and the streaming that is chosen beside them: '7 serviços e HBO Max'. */
  servicesAnd: (services: string, streaming: string) => `${services} e ${streaming}`,
  /** Names of the services of the first card; `more` is how many are left out. */
  someServices: (names: string, more: number) => `${names} e mais ${more}`,
  /** What a card's plan has beside, or instead of, the services of the plan on the previous card, which is named. */
  servicesBeside: (plan: string, more: string, less: string) => {
    if (less) return more ? `Sem ${less}, mais ${more}` : `Os serviços do ${plan}, sem ${less}`
    return more ? `Tudo do ${plan}, mais ${more}` : `Os mesmos serviços do ${plan}`
  },
  /** Label of the submit button when a plan is chosen. */
  submit: (plan: string) => `Continuar com ${plan}`,
  /** Price of an optional extra, which is added to the price of the plan. */
  extraPrice: (price: string, condition: string) => `mais ${price} por mês ${condition}`,
  submitPrice: (price: string) => `${price} por mês com débito automático`,
  compare: 'Comparar dois planos',
  compareWhat: 'O que se compara',
  compareFirst: 'Um plano',
  compareSecond: 'Outro plano',
  rows: {
    download: 'Download',
    upload: 'Upload',
    withDebit: 'Por mês, com débito automático',
    withoutDebit: 'Por mês, sem débito automático',
    afterPromotion: 'Por mês, após 12 meses',
    services: 'Serviços',
  },
  isIncluded: 'Incluso',
  isNotIncluded: 'Não incluso',
} as const
