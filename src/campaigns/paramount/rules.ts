/** Rules of the campaign for plans with Paramount+ streaming. */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d600b', 'd1000c', 'd2000b']

export const rules: CampaignRules = {
  lpOrigin: 'LP Paramount',
  title: 'Internet fibra com Paramount+',
  checkout,
  excluded: allSkusBut(...checkout),
}
