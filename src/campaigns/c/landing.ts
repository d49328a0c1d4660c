import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of campaign `c`. Its orders take fewer pages, with several questions on each. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Peça sua fibra em poucos passos',
    text: 'Menos páginas até o fim do pedido. Diga o CEP e o telefone e veja os planos do seu endereço.',
  },
  description: 'Peça internet fibra em poucos passos, com ou sem HBO Max.',
  offer: 'd600c',
  special: 'Pedido em menos páginas',
  blocks: ['plans', 'streaming', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  card: { variant: 'old', foot: 'benefits' },
}
