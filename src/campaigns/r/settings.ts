/** Settings of campaign `r`, the first offer sold through partners. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP Parceiro',
  variantOf: '',
  title: 'Oferta de parceiro com fibra',
  checkout: ['d300r', 'd400rt', 'd500a', 'd600cb', 'd1000a'],
}
