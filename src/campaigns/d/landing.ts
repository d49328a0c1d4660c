import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of campaign `d`, which promotes the 700 Mega plans. */
export const landing: CampaignLanding = {
  banner: {
    heading: '700 Mega para a casa toda',
    text: '600 Mega do plano mais 100 Mega de bônus, para até 50 aparelhos. Diga o CEP e o telefone e veja os planos e os preços do seu endereço.',
  },
  description: 'Internet fibra para até 50 aparelhos, com Paramount+ se você quiser.',
  blocks: ['plans', 'comparison', 'fibre', 'streaming', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  card: { variant: 'old', foot: 'content' },
  coverageCall: 'doubt',
}
