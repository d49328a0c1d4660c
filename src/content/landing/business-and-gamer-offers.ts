/**
 * Texts of the offers for companies and for gamers on landing pages, which only wide screens show. The name of
 * the business plan comes from the catalogue, because homes can buy the same speed at another price.
 */
export const businessAndGamerOffers = {
  business: {
    action: 'Contratar para a empresa',
  },
  gamer: {
    devices: (count: number) => `Até ${count} aparelhos`,
    upload: (speed: string) => `${speed} de upload`,
    wifi: 'Modem Wi-Fi 6',
    action: (plan: string) => `Contratar o ${plan}`,
  },
} as const
