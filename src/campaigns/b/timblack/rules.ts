import type { CampaignRules } from '../../types.ts'

/** For customers of TIM Black, with the journey that asks for CEP and number on one page (D4, D5). */
export const rules: CampaignRules = {
  lpOrigin: 'LP TIM Black B',
  title: 'TIM Black e fibra: consulte o endereço',
  wire: 'black',
  journey: 'b-mobile',
}
