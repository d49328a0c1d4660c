import type { CampaignRules } from '../../campaign-types.ts'
import { rules as timblack } from '../../timblack/rules.ts'
import { rules as globoplay } from '../rules.ts'

/**
 * Rules of the campaign for customers of the mobile plan TIM Black who come from the Globoplay page. Its orders offer
 * the Globoplay plans first, then those of TIM Black. Its landing page leaves out plans with another streaming service
 * (`plansAt`).
 */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Black',
  title: 'TIM Black com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timblack.checkout ?? [])])],
}
