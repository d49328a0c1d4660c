/** Rules of campaign `b`. Its orders ask for CEP (postcode) and house number on one page. */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d400a', 'd500a', 'd600b', 'd1000c']

export const rules: CampaignRules = {
  lpOrigin: 'LP B',
  variantOf: '',
  title: 'Fibra para a sua casa: consulte o endereço',
  journey: 'b',
  checkout,
  excluded: allSkusBut(...checkout),
}
