/**
 * Rules of the partner variant of campaign `b`. It sells partner plans, and its orders ask for CEP (postcode) and
 * house number on one page.
 */
import { allSkusBut } from '../../skus.ts'
import type { CampaignRules } from '../../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d500br', 'd600br', 'd1000c']

export const rules: CampaignRules = {
  lpOrigin: 'LP Parceiro B',
  variantOf: '',
  title: 'Oferta de parceiro com fibra em casa',
  journey: 'b',
  checkout,
  excluded: allSkusBut(...checkout),
}
