import type { CampaignRules } from '../../types.ts'
import { rules as timblack } from '../../timblack/rules.ts'
import { rules as globoplay } from '../rules.ts'

/** TIM Black from the Globoplay page: the brand's own list with the Globoplay variants first (D59). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Black',
  title: 'TIM Black com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timblack.checkout ?? [])])],
}
