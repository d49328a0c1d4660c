import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the regional campaign for the state of Espírito Santo. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Fibra e Globoplay no Espírito Santo',
    text: 'O plano de 700 Mega com Globoplay tem preço próprio para quem mora aqui. Diga o CEP e o telefone e veja se chega à sua casa.',
    scene: 'city',
  },
  description: 'Preço de quem mora no Espírito Santo, com Globoplay. Veja se a fibra chega à sua casa.',
  offer: 'd600gles',
  blocks: ['plans', 'minicards', 'streaming', 'fibre', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  coverageCall: 'doubt',
}
