import type { CampaignRules } from '../../types.ts'
import { rules as timcontrole } from '../../timcontrole/rules.ts'
import { rules as globoplay } from '../rules.ts'

/**
 * For customers of TIM Controle who come from the Globoplay page: Globoplay plans first, then those of TIM Controle
 * (D59).
 */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Controle',
  title: 'TIM Controle com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timcontrole.checkout ?? [])])],
}
