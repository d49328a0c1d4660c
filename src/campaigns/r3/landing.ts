import type { CampaignLanding } from '../landing-types.ts'

/** Landing page of campaign `r3`, a partner offer with Paramount+ streaming. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Fibra e Paramount+ com preço de parceiro',
    text: 'O streaming já vem no plano de 700 Mega. Diga o CEP e o telefone e veja se ele chega ao seu endereço.',
    scene: 'paramount',
  },
  description: 'Internet fibra de parceiro com Paramount+ incluso no plano de 700 Mega.',
  offer: 'd600ar3',
  blocks: ['plans', 'streaming', 'fibre', 'coverage-call', 'apps', 'faq'],
  list: 'group',
  card: { variant: 'old', foot: 'content' },
  coverageCall: 'doubt',
}
