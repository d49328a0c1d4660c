import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of campaign `r2`, a partner offer with 100 Mega extra for a year. */
export const landing: CampaignLanding = {
  banner: {
    heading: '100 Mega a mais por um ano',
    text: 'Nos planos de parceiro de 500 e de 700 Mega. Diga o CEP e o telefone e veja se chegam ao seu endereço.',
  },
  description: 'Oferta de parceiro em internet fibra, com 100 Mega de bônus por um ano.',
  blocks: ['plans', 'fibre', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  card: { variant: 'old', foot: 'services' },
}
