import type { CampaignRules } from '../types.ts'

/** The loyalty programme: points with every plan, not for search engines (M§2, D53). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Livelo',
  title: 'Fibra que vale pontos Livelo',
  flags: { from_livelo: true },
  robots: 'noindex',
  checkout: ['d500a', 'd600a', 'd600b', 'd1000a', 'd2000b'],
}
