import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of the plans with Paramount+ streaming. Its plan cards show one fixed badge. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Paramount+ e fibra no mesmo plano',
    text: 'Filmes, séries originais e esportes, {faixa-de-velocidades}.',
    scene: 'paramount',
  },
  description: 'Internet fibra com Paramount+: filmes, séries e esportes, {faixa-de-velocidades}.',
  blocks: ['plans', 'coverage-call', 'apps', 'faq', 'streaming'],
  list: 'group',
  card: { foot: 'content', badge: 'still' },
  component: 'paramount',
}
