import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of campaign `b`, shorter than the default one. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Com CEP e número você já sabe',
    text: 'São duas informações para ver se a fibra chega à sua casa e quanto ela custa.',
  },
  description: 'Com CEP e número você vê se a internet fibra chega à sua casa: {faixa-de-velocidades}.',
  offer: 'd400a',
  blocks: ['plans', 'minicards', 'fibre', 'streaming', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  card: { variant: 'old', foot: 'services' },
  coverageCall: 'doubt',
}
