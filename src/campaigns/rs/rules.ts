import { allBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

const checkout = ['d500rs', 'd700rs', 'd1000a']

/** Regional offer for Rio Grande do Sul, which is sent with a flag of its own (D44). */
export const rules: CampaignRules = {
  lpOrigin: 'LP RS',
  title: 'Internet fibra no Rio Grande do Sul',
  flags: { rs: true },
  checkout,
  excluded: allBut(...checkout),
}
