import { STREAMING_700_SKUS } from '../sku-groups.ts'
import type { CampaignSettings } from '../campaign-types.ts'

/**
 * Settings of the Black Friday campaign. It has its own colour theme, which is always dark. It sells at the prices of the
 * general list and says so, starting with the cheapest plan (docs/decisions/0063).
 */
export const settings: CampaignSettings = {
  lpOrigin: 'LP Black Friday',
  title: 'Black Friday de internet fibra',
  theme: 'black-friday',
  checkout: ['d300a', 'd500a', 'd600a', ...STREAMING_700_SKUS, 'd1000a', 'd1000b', 'd1000c'],
}
