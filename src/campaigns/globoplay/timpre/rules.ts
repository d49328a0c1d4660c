import type { CampaignRules } from '../../types.ts'
import { rules as timpre } from '../../timpre/rules.ts'
import { rules as globoplay } from '../rules.ts'

/** TIM Pré from the Globoplay page: the brand's own list with the Globoplay variants first (D59). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Pré',
  title: 'TIM Pré com fibra e Globoplay',
  checkout: [...(globoplay.checkout ?? []), ...(timpre.checkout ?? [])],
}
