/** Rules of the campaign `fluxo`. Its page footer does not show the sales phone number. */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d500a', 'd600a', 'd1000a']

export const rules: CampaignRules = {
  lpOrigin: 'LP Fluxo',
  variantOf: '',
  title: 'Fibra para a sua casa',
  footer: { sales: false },
  checkout,
  excluded: allSkusBut(...checkout),
}
