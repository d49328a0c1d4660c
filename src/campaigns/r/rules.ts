/** Rules of campaign `r`, the first offer sold through partners. */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d300r', 'd400rt', 'd500a', 'd600cb', 'd1000a']

export const rules: CampaignRules = {
  lpOrigin: 'LP Parceiro',
  variantOf: '',
  title: 'Oferta de parceiro com fibra',
  checkout,
  excluded: allSkusBut(...checkout),
}
