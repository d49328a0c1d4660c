/** Rules of the campaign for plans with Paramount+ streaming. */
import type { CampaignRules } from '../campaign-types.ts'

export const rules: CampaignRules = {
  lpOrigin: 'LP Paramount',
  title: 'Internet fibra com Paramount+',
  checkout: ['d600b', 'd1000c', 'd2000b'],
}
