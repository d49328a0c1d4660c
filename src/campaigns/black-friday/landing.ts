import type { CampaignLanding } from '../landing-types.ts'

/**
 * Landing page of the Black Friday campaign. It has no block about the apps included in the plans.
 */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Black Friday com o preço às claras',
    text: 'Preços da lista geral, sem contagem regressiva: 12 meses de desconto, e cada plano diz quanto custa depois.',
    scene: 'black-friday',
  },
  description: 'Black Friday com o preço às claras: internet fibra pelos preços da lista geral.',
  offer: 'd300a',
  blocks: ['plans', 'minicards', 'streaming', 'coverage-call', 'faq'],
  list: 'group',
  component: 'black-friday',
  coverageCall: 'doubt',
}
