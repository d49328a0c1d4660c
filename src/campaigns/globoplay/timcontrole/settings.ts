import type { CampaignSettings } from '../../campaign-types.ts'
import { settings as timcontrole } from '../../timcontrole/settings.ts'
import { settings as globoplay } from '../settings.ts'

/**
 * Settings of the campaign for customers of the mobile plan TIM Controle who come from the Globoplay page. Its orders
 * offer the Globoplay plans first, then those of TIM Controle. Its landing page leaves out plans with another streaming
 * service (`plansAt`).
 */
export const settings: CampaignSettings = {
  lpOrigin: 'LP Globoplay TIM Controle',
  title: 'TIM Controle com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timcontrole.checkout ?? [])])],
}
