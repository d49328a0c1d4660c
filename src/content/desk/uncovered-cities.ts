/**
 * Texts of the page at the operator's desk that counts, for each city, coverage checks that found nothing to
 * sell.
 */
export const missingNetworkWords = {
  title: 'Onde falta rede',
  why: (days: number) =>
    `Endereços consultados nos últimos ${days} dias em que não havia o que vender, por cidade: onde construir primeiro.`,
  caption: 'Consultas sem cobertura por cidade',
  empty: 'Nenhuma consulta sem cobertura.',
  city: 'Cidade',
  unknown: 'Cidade não informada',
  asked: 'Consultas',
  share: 'Comparação',
  waiting: 'Na lista de espera',
  withoutOffer: 'Com rede, sem vaga ou oferta',
} as const
