import type { CampaignLanding } from '../landing-types.ts'

/** Link-preview texts of the migration campaign. Its start page redirects into the journey (M2.34). */
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
