/** Badge of the card with the lowest price, where its sku has none (M§4). */
export const cheapestBadge = 'Menor Preço'

const count = (services: number, more: string) =>
  `${services} ${services === 1 ? 'serviço' : 'serviços'}${more}`

/** The plan list: one card for each speed, its streaming choices inside (D65). */
export const planWords = {
  /** Below the list: true of every plan. */
  modem: 'O modem com Wi-Fi vem junto, emprestado enquanto durar o contrato.',
  plain: 'Sem streaming',
  withStreaming: (speed: string) => `${speed} com streaming`,
  services: (services: number) => count(services, services === 1 ? ' incluso' : ' inclusos'),
  first: (services: number) => `O essencial, com ${count(services, '')}`,
  sameWithStreaming: (before: string) => `O ${before} com um streaming à sua escolha`,
  more: (speed: string, services: number, before: string) =>
    `${[speed, services > 0 ? count(services, '') : ''].filter(Boolean).join(' e ')} a mais que o ${before}`,
} as const
