import type { CampaignLanding } from '../../landing-types.ts'

/** Landing page for customers of the mobile plan TIM Controle who come from the Globoplay page. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Globoplay e fibra para o seu TIM Controle',
    text: 'O streaming vem no plano de 700 Mega, e você ainda ganha até 20 GIGA a mais no celular.',
    scene: 'globoplay',
  },
  description: 'Internet fibra com Globoplay para quem tem TIM Controle, e até 20 GIGA a mais no celular.',
  blocks: ['plans', 'coverage-call', 'apps', 'faq', 'streaming'],
  list: 'group',
  card: { foot: 'content', badge: 'still' },
}
