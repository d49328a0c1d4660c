/** Settings of the campaign for the mobile plan TIM Black, whose customers may earn a bonus with their number. */
import { STREAMING_1000_SKUS, STREAMING_700_SKUS } from '../sku-groups.ts'
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP TIM Black',
  title: 'TIM Black com fibra em casa',
  wire: 'black',
  journey: 'mobile',
  bonus: 'timblack',
  footer: { support: false },
  checkout: ['d600a', ...STREAMING_700_SKUS, 'd1000a', ...STREAMING_1000_SKUS, 'd2000b'],
}
