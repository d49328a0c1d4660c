import type { CampaignSettings } from '../campaign-types.ts'

/** Settings of campaign `r3`, a partner offer with Paramount+ streaming. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP Parceiro 3',
  variantOf: '',
  title: 'Oferta de parceiro: fibra com streaming',
  checkout: ['d500ar', 'd600ar3', 'd1000a'],
}
