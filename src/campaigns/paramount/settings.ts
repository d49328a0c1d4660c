/** Settings of the campaign for plans with Paramount+ streaming. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP Paramount',
  title: 'Internet fibra com Paramount+',
  checkout: ['d600b', 'd1000c', 'd2000b'],
}
