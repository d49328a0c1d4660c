import type { CampaignRules } from '../types.ts'

/** The campaign for plans with HBO Max (M§2). */
export const rules: CampaignRules = {
  lpOrigin: 'LP HBO Max',
  title: 'Internet fibra com HBO Max',
  checkout: ['d600c', 'd1000d', 'd2000b'],
}
