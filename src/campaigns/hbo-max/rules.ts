import type { CampaignRules } from '../campaign-types.ts'

/** Rules of the campaign for plans with HBO Max streaming. */
export const rules: CampaignRules = {
  lpOrigin: 'LP HBO Max',
  title: 'Internet fibra com HBO Max',
  checkout: ['d600c', 'd1000d', 'd2000b'],
}
