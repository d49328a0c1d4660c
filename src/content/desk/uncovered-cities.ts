/**
 * Texts of the page at the operator's desk that counts, for each city, coverage checks that found nothing to
 * sell.
 */
export const missingNetworkWords = {
  title: 'Onde falta rede',
  why: (days: number) =>
    `Endereços consultados nos últimos ${days} dias em que não havia o que vender. Primeiro as cidades com mais endereços sem rede: onde construir. Onde há rede, falta vaga ou oferta.`,
  caption: 'Consultas sem cobertura por cidade',
  empty: 'Nenhuma consulta sem cobertura.',
  city: 'Cidade',
  unknown: 'Cidade não informada',
  asked: 'Todas as consultas',
  withoutNetwork: 'Sem rede',
  share: 'Comparação',
  waiting: 'Na lista de espera',
  withoutOffer: 'Com rede, sem vaga ou oferta',
} as const
