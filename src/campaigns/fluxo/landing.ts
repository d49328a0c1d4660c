import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the campaign `fluxo`. It is shorter than the default one. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Internet fibra para o dia a dia da casa',
    text: 'Trabalho, aula e série ao mesmo tempo. Veja os planos que chegam ao seu endereço.',
  },
  description: 'Internet fibra para o dia a dia da casa, {faixa-de-velocidades}.',
  offer: 'd1000a',
  blocks: ['plans', 'fibre', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  card: { variant: 'old', foot: 'services' },
  coverageCall: 'doubt',
}
