import type { CampaignRules } from '../../types.ts'
import { rules as timpre } from '../../timpre/rules.ts'
import { rules as globoplay } from '../rules.ts'

/** For customers of TIM Pré who come from the Globoplay page: Globoplay plans first, then those of TIM Pré (D59). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Pré',
  title: 'TIM Pré com fibra e Globoplay',
  checkout: [...(globoplay.checkout ?? []), ...(timpre.checkout ?? [])],
}
