/**
 * Settings of the campaign for customers of the mobile plan TIM Pré. Its orders ask for the mobile number, which may earn
 * a bonus. The footer does not show the support phone number, and search engines must not index the pages.
 */
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
