import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the regional campaign for the state of São Paulo. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'São Paulo na velocidade da fibra',
    text: 'Ofertas para quem mora no estado. Diga o CEP e o telefone e veja as do seu endereço.',
    scene: 'city',
  },
  description: 'Ofertas de internet fibra para quem mora em São Paulo, com ou sem Paramount+.',
  offer: 'd600sp',
  blocks: ['plans', 'comparison', 'fibre', 'streaming', 'coverage-call', 'apps', 'business', 'faq'],
  list: 'group',
}
