import type { CampaignSettings } from '../../campaign-types.ts'

/** Settings of campaign `b` for customers of the mobile plan TIM Black. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP TIM Black B',
  variantOf: 'timblack',
  title: 'TIM Black e fibra: consulte o endereço',
  wire: 'black',
  journey: 'b-mobile',
}
