/** Settings of the campaign for the mobile plan TIM Controle, whose customers may earn a bonus with their number. */
import { STREAMING_1000_SKUS, STREAMING_700_SKUS } from '../sku-groups.ts'
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP TIM Controle',
  title: 'TIM Controle com fibra em casa',
  wire: 'controle',
  journey: 'mobile',
  bonus: 'timcontrole',
  footer: { support: false },
  checkout: ['d500a', 'd600a', ...STREAMING_700_SKUS, 'd1000a', ...STREAMING_1000_SKUS],
}
