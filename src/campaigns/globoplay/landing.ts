import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the plans with Globoplay streaming. Its plan cards show one fixed badge. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Globoplay e fibra no mesmo plano',
    text: 'Em até 3 telas ao mesmo tempo e com até 2 familiares, no plano de 700 Mega.',
    scene: 'globoplay',
  },
  description: 'Internet fibra com Globoplay em até 3 telas ao mesmo tempo. Consulte o seu endereço.',
  offer: 'd600gl',
  blocks: ['plans', 'coverage-call', 'apps', 'faq', 'streaming'],
  list: 'group',
  leads: 'globoplay',
  card: { foot: 'content', badge: 'still' },
}
