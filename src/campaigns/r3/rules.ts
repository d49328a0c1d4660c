import type { CampaignRules } from '../campaign-types.ts'

/** Rules of campaign `r3`, a partner offer with Paramount+ streaming. */
export const rules: CampaignRules = {
  lpOrigin: 'LP Parceiro 3',
  variantOf: '',
  title: 'Oferta de parceiro: fibra com streaming',
  checkout: ['d500ar', 'd600ar3', 'd1000a'],
}
