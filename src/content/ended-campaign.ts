/** Texts of the page that replaces the pages of a campaign that has ended. */
export const endedCampaign = {
  title: 'Esta oferta terminou',
  offers: 'Ver as ofertas de agora',
} as const
