import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the premium campaign, which promotes the fastest plans. */
export const landing: CampaignLanding = {
  banner: {
    heading: '{faixa-de-velocidades}, com Wi-Fi 6',
    text: 'Para quem faz tudo ao mesmo tempo. Diga o CEP e o telefone e veja se os planos chegam ao seu endereço.',
    scene: 'city',
  },
  description: 'Internet fibra {faixa-de-velocidades}, com modem Wi-Fi 6, HBO Max e Paramount+.',
  offer: 'd2000b',
  blocks: ['plans', 'gamer', 'comparison', 'streaming', 'coverage-call', 'apps', 'news', 'faq'],
  list: 'group',
}
