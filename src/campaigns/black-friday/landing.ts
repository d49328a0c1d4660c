import type { CampaignLanding } from '../landing-types.ts'

/**
 * Landing page of the Black Friday campaign. It has no block about the apps included in the plans (M2.58).
 */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Black Friday na fibra',
    text: 'Escolha a velocidade e o streaming. O preço com débito automático vale por 12 meses.',
    scene: 'black-friday',
  },
  description:
    'Black Friday da internet fibra: escolha a velocidade e o streaming e consulte se a oferta chega ao seu endereço.',
  blocks: ['plans', 'minicards', 'streaming', 'coverage-call', 'faq'],
  list: 'group',
  component: 'black-friday',
  coverageCall: 'doubt',
}
