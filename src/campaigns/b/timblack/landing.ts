import type { CampaignLanding } from '../../landing-types.ts'

/** Landing page for customers of TIM Black, for the journey that asks for CEP and number on one page. */
export const landing: CampaignLanding = {
  banner: {
    heading: 'TIM Black e fibra: comece pelo endereço',
    text: 'Informe CEP e número. Com a fibra, o seu celular ganha até 30 GIGA.',
  },
}
