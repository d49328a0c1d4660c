/** Settings of campaign `c`. Its orders use the compact journey, which asks several questions per page. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP C',
  variantOf: '',
  title: 'Fibra para a sua casa em poucos passos',
  journey: 'compact',
  checkout: ['d500a', 'd600c', 'd1000d'],
}
