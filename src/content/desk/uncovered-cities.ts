/** Texts of the desk's page on cities without coverage, which suggests where to build a network next. */
export const uncoveredCitiesWords = {
  title: 'Onde falta rede',
  why: (days: number) =>
    `Diz em que cidade construir a próxima rede: a de cima é a que mais gente pediu. Conta cada endereço consultado nos últimos ${days} dias em que não havia o que vender, e ainda não há.`,
  first: (city: string) => `Construir primeiro: ${city}`,
  because: (addresses: string, waiting: string, people: number) =>
    `Ninguém pede tanto: ${addresses} consultas de endereços sem rede, e ${
      people === 0
        ? 'ninguém na lista de espera'
        : people === 1
          ? '1 pessoa na lista de espera'
          : `${waiting} pessoas na lista de espera`
    }.`,
  empty: 'Ninguém consultou um endereço sem rede.',
  build: {
    title: 'Construir: não há rede',
    why: 'Quem está na lista de espera deixou um contato para saber quando a rede chegar.',
  },
  extend: {
    title: 'Ampliar: há rede, mas não há vaga',
    why: 'Nestes endereços a rede passa, e falta porta livre ou oferta. Não é preciso construir, e sim abrir vagas.',
  },
  city: 'Cidade',
  unknown: 'Cidade não informada',
  withoutNetwork: 'Consultas sem rede',
  share: 'Comparação',
  waiting: 'Na lista de espera',
  withoutOffer: 'Consultas sem vaga',
} as const
