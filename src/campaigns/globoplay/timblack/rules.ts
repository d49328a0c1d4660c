import type { CampaignRules } from '../../types.ts'
import { rules as timblack } from '../../timblack/rules.ts'
import { rules as globoplay } from '../rules.ts'

/**
 * For customers of TIM Black who come from the Globoplay page: Globoplay plans first, then those of TIM Black (D59).
 */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Black',
  title: 'TIM Black com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timblack.checkout ?? [])])],
}
