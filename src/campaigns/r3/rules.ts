import type { CampaignRules } from '../types.ts'

/** The third partner offer, with streaming (D44). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Parceiro 3',
  title: 'Oferta de parceiro: fibra com streaming',
  checkout: ['d500ar', 'd600ar3', 'd1000a'],
}
