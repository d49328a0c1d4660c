/** Settings of campaign `b`. Its orders ask for CEP (postcode) and house number on one page. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP B',
  variantOf: '',
  title: 'Fibra para a sua casa: consulte o endereço',
  journey: 'b',
  checkout: ['d400a', 'd500a', 'd600b', 'd1000c'],
}
