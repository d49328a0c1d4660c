import type { CampaignLanding } from '../landing-types.ts'

/** Landing page for customers of the mobile plan TIM Pré. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'TIM Pré no celular, fibra em casa',
    text: 'Seu número ganha internet de bônus por até 12 meses. Diga o CEP e o telefone e veja os planos e os preços do seu endereço.',
    scene: 'mobile',
  },
  description: 'Internet fibra para quem tem TIM Pré, com internet de bônus no celular por até 12 meses.',
  offer: 'd300a',
  blocks: ['plans', 'fibre', 'coverage-call', 'apps', 'faq'],
  list: 'group',
}
