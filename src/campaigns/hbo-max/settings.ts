import type { CampaignSettings } from '../campaign-types.ts'

/** Settings of the campaign for plans with HBO Max streaming. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP HBO Max',
  title: 'Internet fibra com HBO Max',
  checkout: ['d600c', 'd1000d', 'd2000b'],
}
