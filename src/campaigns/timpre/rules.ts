import { allBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

const checkout = ['d300a', 'd500a', 'd600a']

/**
 * For customers of TIM Pré: asks for the mobile line, gives a bonus, hides the support phone number, and is not indexed
 * by search engines (F§1, M§2, D5).
 */
export const rules: CampaignRules = {
  lpOrigin: 'LP TIM Pré',
  title: 'TIM Pré com fibra em casa',
  wire: 'pre',
  journey: 'mobile',
  bonus: 'timpre',
  footer: { support: false },
  robots: 'noindex',
  checkout,
  excluded: allBut(...checkout),
}
