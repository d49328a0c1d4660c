import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of campaign `r`, the first offer sold through partners. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Uma oferta de parceiro para a sua casa',
    text: 'Preço de parceiro, {faixa-de-velocidades}. Diga o CEP e o telefone e veja o que chega ao seu endereço.',
  },
  description: 'Preço de parceiro em internet fibra, {faixa-de-velocidades}, com HBO Max se você quiser.',
  offer: 'd300r',
  blocks: ['plans', 'comparison', 'fibre', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  card: { variant: 'old', foot: 'benefits' },
}
