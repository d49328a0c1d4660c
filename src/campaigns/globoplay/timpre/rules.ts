import type { CampaignRules } from '../../campaign-types.ts'
import { rules as timpre } from '../../timpre/rules.ts'
import { rules as globoplay } from '../rules.ts'

/**
 * Rules of the campaign for customers of the mobile plan TIM Pré who come from the Globoplay page. It lists
 * the Globoplay plans first, then the plans of the TIM Pré campaign.
 */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Pré',
  title: 'TIM Pré com fibra e Globoplay',
  checkout: [...(globoplay.checkout ?? []), ...(timpre.checkout ?? [])],
}
