/** Rules of the premium campaign. Its page footer does not show the sales phone number. */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d1000a', 'd1000d', 'd2000b']

export const rules: CampaignRules = {
  lpOrigin: 'LP Premium',
  title: 'Internet fibra premium',
  flags: { premium: true, premium_special_offer: true },
  footer: { sales: false },
  checkout,
  excluded: allSkusBut(...checkout),
}
