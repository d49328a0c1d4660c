import type { CampaignLanding } from '../landing-types.ts'

/**
 * Landing page of the employee offer. It shows a notice about migration. Its 'faq' block shows a link
 * to an internal page for employees instead of questions.
 */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Fibra com preço de colaborador',
    text: 'Uma oferta para quem trabalha com a gente, confirmada por um código no e-mail corporativo.',
    scene: 'staff',
  },
  description: 'Internet fibra para colaboradores, com confirmação pelo e-mail corporativo.',
  blocks: ['staff-notice', 'plans', 'fibre', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  card: { foot: 'services' },
  component: 'oferta-colaborador',
}
