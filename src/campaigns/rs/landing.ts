import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the regional campaign for the state of Rio Grande do Sul (D44). */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Fibra para o Rio Grande do Sul',
    text: 'Preços para quem mora no estado. Digite o CEP e veja se a fibra chega à sua rua.',
    scene: 'city',
  },
  description:
    'Internet fibra no Rio Grande do Sul: planos de 500 Mega a 1 Giga com preços para quem mora no estado. Consulte se chega à sua rua.',
  blocks: ['plans', 'comparison', 'fibre', 'coverage-call', 'apps', 'news', 'faq'],
  list: 'group',
}
