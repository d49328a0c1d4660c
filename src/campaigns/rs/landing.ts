import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the regional campaign for the state of Rio Grande do Sul. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Fibra para o Rio Grande do Sul',
    text: 'Preços para quem mora no estado. Diga o CEP e o telefone e veja se a fibra chega à sua rua.',
    scene: 'city',
  },
  description: 'Preço de quem mora no Rio Grande do Sul, {faixa-de-velocidades}. Veja se chega à sua rua.',
  blocks: ['plans', 'comparison', 'fibre', 'coverage-call', 'apps', 'news', 'faq'],
  list: 'group',
}
