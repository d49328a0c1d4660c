/** Rules of campaign `r2`, a partner offer with 100 Mega extra for a year. */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d500ar', 'd600ar', 'd1000a']

export const rules: CampaignRules = {
  lpOrigin: 'LP Parceiro 2',
  variantOf: '',
  title: 'Oferta de parceiro: mais velocidade por um ano',
  checkout,
  excluded: allSkusBut(...checkout),
}
