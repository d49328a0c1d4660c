/** Rules of campaign `c`. Its orders use the compact journey, which asks several questions per page. */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d500a', 'd600c', 'd1000d']

export const rules: CampaignRules = {
  lpOrigin: 'LP C',
  variantOf: '',
  title: 'Fibra para a sua casa em poucos passos',
  journey: 'compact',
  checkout,
  excluded: allSkusBut(...checkout),
}
