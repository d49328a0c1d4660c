import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the plans with Globoplay streaming. Its plan cards show one fixed badge (M4.4). */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Globoplay e fibra no mesmo plano',
    text: 'Em até 3 telas ao mesmo tempo e com até 2 familiares, no plano de 700 Mega.',
    scene: 'globoplay',
  },
  description:
    'Internet fibra de 700 Mega com Globoplay em até 3 telas ao mesmo tempo. Veja o preço e consulte se chega ao seu endereço.',
  blocks: ['plans', 'streaming', 'minicards', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  leads: 'globoplay',
  card: { foot: 'content', badge: 'still' },
}
