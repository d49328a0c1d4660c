import type { CampaignLanding } from '../landing-types.ts'

/** Landing page for customers of the mobile plan TIM Controle. It starts with their bonus. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Seu TIM Controle rende mais com a fibra',
    text: 'Quem leva a fibra para casa ganha até 20 GIGA a mais no celular. Diga o CEP e o telefone e veja os planos e os preços do seu endereço.',
    scene: 'mobile',
  },
  description: 'Internet fibra para quem tem TIM Controle, com até 20 GIGA a mais no celular.',
  blocks: ['plans', 'comparison', 'fibre', 'streaming', 'coverage-call', 'apps', 'faq'],
  list: 'tabs',
}
