import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the plans with HBO Max streaming. Its plan cards show one fixed badge. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'HBO Max e fibra no mesmo plano',
    text: 'Em Full HD e em 2 telas ao mesmo tempo, {faixa-de-velocidades}.',
    scene: 'hbo-max',
  },
  description: 'Internet fibra com HBO Max em Full HD e 2 telas, {faixa-de-velocidades}.',
  blocks: ['plans', 'coverage-call', 'apps', 'faq', 'streaming'],
  list: 'group',
  card: { foot: 'content', badge: 'still' },
  component: 'hbo-max',
}
