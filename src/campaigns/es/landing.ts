import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the regional campaign for the state of Espírito Santo (D44). */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Fibra e Globoplay no Espírito Santo',
    text: 'O plano de 700 Mega com Globoplay tem preço próprio para quem mora aqui. Digite o CEP e veja se chega à sua casa.',
    scene: 'city',
  },
  description:
    'Internet fibra no Espírito Santo, com 700 Mega, Globoplay e preço próprio para quem mora no estado. Consulte se chega à sua casa.',
  blocks: ['plans', 'minicards', 'streaming', 'fibre', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  coverageCall: 'doubt',
}
