import { STREAMING_1000, STREAMING_700 } from '../sku-groups.ts'
import type { CampaignRules } from '../types.ts'

/**
 * Rules of the campaign with the Livelo loyalty programme, which gives points with every plan. Search engines
 * must not index its pages.
 */
export const rules: CampaignRules = {
  lpOrigin: 'LP Livelo',
  title: 'Fibra que vale pontos Livelo',
  flags: { from_livelo: true },
  robots: 'noindex',
  checkout: ['d500a', 'd600a', ...STREAMING_700, 'd1000a', ...STREAMING_1000, 'd2000b'],
}
