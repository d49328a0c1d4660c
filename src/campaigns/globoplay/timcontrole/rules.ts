import type { CampaignRules } from '../../campaign-types.ts'
import { rules as timcontrole } from '../../timcontrole/rules.ts'
import { rules as globoplay } from '../rules.ts'

/**
 * Rules of the campaign for customers of the mobile plan TIM Controle who come from the Globoplay page. Its plan
 * question lists the Globoplay plans first, then those of TIM Controle; its landing page leaves out plans with another
 * streaming service (`plansAt` in src/funnel/plan-card-badges-and-bonus.ts).
 */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay TIM Controle',
  title: 'TIM Controle com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timcontrole.checkout ?? [])])],
}
