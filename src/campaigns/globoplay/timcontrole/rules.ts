import type { CampaignRules } from '../../types.ts'
import { rules as timcontrole } from '../../timcontrole/rules.ts'
import { rules as globoplay } from '../rules.ts'

/** TIM Controle from the Globoplay page: the brand's own list with the Globoplay variants first (D59). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Controle',
  title: 'TIM Controle com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timcontrole.checkout ?? [])])],
}
