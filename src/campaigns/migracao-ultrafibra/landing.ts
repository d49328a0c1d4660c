import type { CampaignLanding } from '../landing-types.ts'

/**
 * Landing page content of the campaign for customers who migrate from the old network to fibre. Every
 * campaign needs this file, but visitors never see this page: they start with the first question of the order.
 */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Passe para a fibra sem trocar de operadora',
    text: 'Informe o CPF e veja as ofertas para quem já é cliente.',
  },
  description: 'Migração para a fibra: quem já é cliente da rede antiga informa o CPF e vê as ofertas.',
  blocks: ['plans', 'fibre', 'apps', 'faq'],
  coverageCall: null,
}
