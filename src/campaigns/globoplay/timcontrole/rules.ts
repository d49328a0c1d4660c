import type { CampaignRules } from '../../campaign-types.ts'
import { rules as timcontrole } from '../../timcontrole/rules.ts'
import { rules as globoplay } from '../rules.ts'

/**
 * Rules of the campaign for customers of the mobile plan TIM Controle who come from the Globoplay page. Its orders
 * offer the Globoplay plans first, then the plans of the TIM Controle campaign; its landing page leaves out
 * those with another streaming service (`plansAt`).
 */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Controle',
  title: 'TIM Controle com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timcontrole.checkout ?? [])])],
}
