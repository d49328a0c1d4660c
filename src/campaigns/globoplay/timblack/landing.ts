import type { CampaignLanding } from '../../landing-types.ts'

/** Landing page for customers of the mobile plan TIM Black who come from the Globoplay page. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Globoplay e fibra para o seu TIM Black',
    text: 'O streaming vem no plano de 700 Mega, e você ainda ganha até 30 GIGA no celular.',
    scene: 'globoplay',
  },
  description: 'Internet fibra com Globoplay para quem tem TIM Black, e até 30 GIGA no celular.',
  blocks: ['plans', 'coverage-call', 'apps', 'faq', 'streaming'],
  list: 'group',
  card: { foot: 'content', badge: 'still' },
}
