import type { CampaignLanding } from '../landing-types.ts'

/** Landing page for customers of the mobile plan TIM Black. It starts with their bonus. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Seu TIM Black agora também em casa',
    text: 'Com a fibra, o seu celular ganha até 30 GIGA. Diga o CEP e o telefone e veja os planos e os preços do seu endereço.',
    scene: 'mobile',
  },
  description: 'Internet fibra para quem tem TIM Black, com até 30 GIGA de bônus no celular.',
  blocks: ['plans', 'comparison', 'fibre', 'streaming', 'coverage-call', 'apps', 'gamer', 'faq'],
  list: 'tabs',
}
