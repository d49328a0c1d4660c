/**
 * Texts of the offers for companies and for gamers on landing pages, which only wide screens show. The name of
 * the business plan comes from the catalogue, because homes can buy the same speed at another price.
 */
export const businessAndGamerOffers = {
  business: {
    title: 'Só para empresas',
    text: 'Para o escritório ou a loja, com modem Wi-Fi 6, no CNPJ.',
    action: 'Contratar para a empresa',
  },
  gamer: {
    title: 'Para quem joga sério',
    devices: (count: number) => `Até ${count} aparelhos`,
    upload: (speed: string) => `${speed} de upload`,
    wifi: 'Modem Wi-Fi 6',
    text: 'Transmita a partida, baixe o jogo novo e deixe a casa toda conectada.',
    action: (plan: string) => `Contratar o ${plan}`,
  },
} as const
