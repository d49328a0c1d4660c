import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the plans with Paramount+ streaming. Its plan cards show one fixed badge. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Paramount+ e fibra no mesmo plano',
    text: 'Filmes, séries originais e esportes, com 700 Mega ou 1 Giga, e já incluso no plano de 2 Giga.',
    scene: 'paramount',
  },
  description: 'Internet fibra com Paramount+: filmes, séries e esportes, de 700 Mega a 2 Giga.',
  blocks: ['plans', 'coverage-call', 'apps', 'faq', 'streaming'],
  list: 'group',
  card: { foot: 'content', badge: 'still' },
  component: 'paramount',
}
