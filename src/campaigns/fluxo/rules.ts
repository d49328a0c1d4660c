import type { CampaignRules } from '../types.ts'

/** Without a sales line (F§1). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Fluxo',
  title: 'Fibra para a sua casa',
  footer: { sales: false },
  checkout: ['d500a', 'd600a', 'd1000a'],
}
