import type { CampaignLanding } from '../../landing-types.ts'

/** Landing page for customers of the mobile plan TIM Pré who come from the Globoplay page. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Globoplay e fibra para o seu TIM Pré',
    text: 'O streaming vem no plano de 700 Mega, e você ainda ganha internet de bônus no celular por até 12 meses.',
    scene: 'globoplay',
  },
  description: 'Internet fibra com Globoplay para quem tem TIM Pré, com bônus no celular por até 12 meses.',
  offer: 'd600gl',
  blocks: ['plans', 'coverage-call', 'apps', 'faq', 'streaming'],
  list: 'group',
  card: { foot: 'content', badge: 'still' },
}
