import type { CampaignLanding } from '../../landing-types.ts'

/** Landing page of the partner variant of campaign `b`. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Com CEP e número, o preço de parceiro',
    text: 'Bastam os dois para ver os planos que chegam à sua casa e quanto custam.',
  },
  description: 'Oferta de parceiro em internet fibra, com Paramount+ se você quiser. Bastam CEP e número.',
  blocks: ['plans', 'fibre', 'coverage-call', 'apps', 'faq'],
}
