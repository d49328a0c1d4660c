import type { CampaignLanding } from '../landing-types.ts'

/** Customers of the old network. The address leads into their journey (M2.34); a shared link still has a text. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'Passe para a fibra sem trocar de operadora',
    text: 'Informe o CPF e veja as ofertas para quem já é cliente.',
  },
  description:
    'Migração para a fibra: quem já é cliente da rede antiga informa o CPF e vê as ofertas para o seu endereço.',
  blocks: ['plans', 'fibre', 'apps', 'faq'],
  coverageCall: null,
}
