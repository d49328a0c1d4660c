import type { CampaignSettings } from '../../campaign-types.ts'

/**
 * Settings of a campaign for customers of the mobile plan TIM Black. Its orders ask for CEP (postcode) and house
 * number on one page.
 */
export const settings: CampaignSettings = {
  lpOrigin: 'LP TIM Black B',
  variantOf: 'timblack',
  title: 'TIM Black e fibra: consulte o endereço',
  wire: 'black',
  journey: 'b-mobile',
}
