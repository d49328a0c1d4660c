/** Settings of the campaign for the mobile plan TIM Pré, whose customers may earn a bonus with their number. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP TIM Pré',
  title: 'TIM Pré com fibra em casa',
  wire: 'pre',
  journey: 'mobile',
  bonus: 'timpre',
  footer: { support: false },
  robots: 'noindex',
  checkout: ['d300a', 'd500a', 'd600a'],
}
