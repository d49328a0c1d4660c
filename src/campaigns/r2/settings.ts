/** Settings of campaign `r2`, a partner offer with 100 Mega extra for a year. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP Parceiro 2',
  variantOf: '',
  title: 'Oferta de parceiro: mais velocidade por um ano',
  checkout: ['d500ar', 'd600ar', 'd1000a'],
}
