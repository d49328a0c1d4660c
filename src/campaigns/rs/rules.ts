/** Rules of the regional campaign for the state of Rio Grande do Sul. Its orders carry the flag `rs`. */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d500rs', 'd700rs', 'd1000a']

export const rules: CampaignRules = {
  lpOrigin: 'LP RS',
  title: 'Internet fibra no Rio Grande do Sul',
  flags: { rs: true },
  checkout,
  excluded: allSkusBut(...checkout),
}
