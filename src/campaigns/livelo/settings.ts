import { STREAMING_1000_SKUS, STREAMING_700_SKUS } from '../sku-groups.ts'
import type { CampaignSettings } from '../campaign-types.ts'

/** Settings of the campaign with the Livelo loyalty programme, which gives points with every plan. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP Livelo',
  title: 'Fibra que vale pontos Livelo',
  flags: { from_livelo: true },
  robots: 'noindex',
  checkout: ['d500a', 'd600a', ...STREAMING_700_SKUS, 'd1000a', ...STREAMING_1000_SKUS, 'd2000b'],
}
