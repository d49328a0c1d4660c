import type { CampaignLanding } from '../landing-types.ts'

/**
 * Landing page of the campaign with the Livelo loyalty programme. It explains how points are credited,
 * and has no block that invites visitors to check coverage. Its plan cards also show points, so their
 * badge does not alternate.
 */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Sua fibra vale pontos Livelo',
    text: 'Cada plano tem os seus. Eles entram na sua conta em até 30 dias depois da instalação.',
    scene: 'points',
  },
  description: 'Internet fibra que rende pontos Livelo em até 30 dias depois da instalação.',
  blocks: ['rewards', 'plans', 'comparison', 'fibre', 'streaming', 'apps', 'faq'],
  list: 'tabs',
  card: { badge: 'still' },
  component: 'livelo',
  coverageCall: null,
  hasAffiliate: true,
}
