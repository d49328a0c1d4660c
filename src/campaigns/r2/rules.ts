import type { CampaignRules } from '../types.ts'

/** Partner variant (D44). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Parceiro 2',
  title: 'Oferta de parceiro: mais velocidade por um ano',
  checkout: ['d500ar', 'd600ar', 'd1000a'],
}
