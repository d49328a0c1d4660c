/** Texts of the page shown at the addresses of a campaign that has ended, around the campaign's own sentence. */
export const endedCampaign = {
  title: 'Esta oferta terminou',
  offers: 'Ver as ofertas de agora',
} as const
