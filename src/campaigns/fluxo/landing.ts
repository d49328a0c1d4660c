import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the campaign `fluxo`. It is shorter than the default one. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Internet fibra para o dia a dia da casa',
    text: 'Trabalho, aula e série ao mesmo tempo. Veja os planos que chegam ao seu endereço.',
  },
  description:
    'Internet fibra de 500 Mega, 700 Mega ou 1 Giga para o dia a dia da casa. Compare os planos e consulte o seu endereço.',
  blocks: ['plans', 'fibre', 'coverage-call', 'apps', 'identity', 'faq'],
  list: 'group',
  card: { variant: 'old', foot: 'services' },
  coverageCall: 'doubt',
}
