import type { CampaignRules } from '../types.ts'

/** Partner variant (D44). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Parceiro',
  title: 'Oferta de parceiro com fibra',
  checkout: ['d300r', 'd400rt', 'd500a', 'd1000a'],
}
