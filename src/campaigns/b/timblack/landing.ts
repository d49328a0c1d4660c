import type { CampaignLanding } from '../../landing-types.ts'

/** Landing page of campaign `b` for customers of the mobile plan TIM Black. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'TIM Black e fibra: comece pelo endereço',
    text: 'Informe CEP e número. Com a fibra, o seu celular ganha até 30 GIGA.',
  },
}
