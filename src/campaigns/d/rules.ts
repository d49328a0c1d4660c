import type { CampaignRules } from '../types.ts'

/** The campaign about 700 Mega, for every path whose first segment is `d` (M§2, D18). */
export const rules: CampaignRules = {
  lpOrigin: 'LP D',
  title: '700 Mega para a sua casa',
  checkout: ['d700a', 'd700b', 'd1000a'],
}
