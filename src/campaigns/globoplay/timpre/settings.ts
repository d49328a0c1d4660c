import type { CampaignSettings } from '../../campaign-types.ts'
import { settings as timpre } from '../../timpre/settings.ts'
import { settings as globoplay } from '../settings.ts'

/**
 * Settings of the campaign for customers of the mobile plan TIM Pré who come from the Globoplay page. It lists
 * the Globoplay plans first, then the plans of the TIM Pré campaign.
 */
export const settings: CampaignSettings = {
  lpOrigin: 'LP Globoplay TIM Pré',
  title: 'TIM Pré com fibra e Globoplay',
  checkout: [...(globoplay.checkout ?? []), ...(timpre.checkout ?? [])],
}
