import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the premium campaign, which promotes the fastest plans. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'De 1 a 2 Giga, com Wi-Fi 6',
    text: 'Até 68 aparelhos no de 1 Giga, até 96 no de 2 Giga. Diga o CEP e o telefone e veja se chegam ao seu endereço.',
    scene: 'city',
  },
  description: 'Internet fibra de 1 e 2 Giga com modem Wi-Fi 6, HBO Max e Paramount+.',
  offer: 'd2000b',
  blocks: ['plans', 'gamer', 'comparison', 'streaming', 'coverage-call', 'apps', 'news', 'faq'],
  list: 'group',
}
