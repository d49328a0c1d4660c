/**
 * Rules of the campaign for customers of the mobile plan TIM Pré. Its orders ask for the mobile number, which may earn
 * a bonus. The footer does not show the support phone number, and search engines must not index the pages.
 */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d300a', 'd500a', 'd600a']

export const rules: CampaignRules = {
  lpOrigin: 'LP TIM Pré',
  title: 'TIM Pré com fibra em casa',
  wire: 'pre',
  journey: 'mobile',
  bonus: 'timpre',
  footer: { support: false },
  robots: 'noindex',
  checkout,
  excluded: allSkusBut(...checkout),
}
