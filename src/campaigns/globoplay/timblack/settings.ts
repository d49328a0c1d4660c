import type { CampaignSettings } from '../../campaign-types.ts'
import { settings as timblack } from '../../timblack/settings.ts'
import { settings as globoplay } from '../settings.ts'

/**
 * Settings of the campaign for customers of the mobile plan TIM Black who come from the Globoplay page. Its orders offer
 * the Globoplay plans first, then those of TIM Black. Its landing page leaves out plans with another streaming service
 * (`plansAt`).
 */
export const settings: CampaignSettings = {
  lpOrigin: 'LP Globoplay TIM Black',
  title: 'TIM Black com fibra e Globoplay',
  checkout: [...new Set([...(globoplay.checkout ?? []), ...(timblack.checkout ?? [])])],
}
