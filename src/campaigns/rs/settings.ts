/** Settings of the regional campaign for the state of Rio Grande do Sul. Its orders carry the flag `rs`. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP RS',
  title: 'Internet fibra no Rio Grande do Sul',
  flags: { rs: true },
  checkout: ['d500rs', 'd700rs', 'd1000a'],
}
