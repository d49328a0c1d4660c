import type { CampaignRules } from '../types.ts'

/** The compact journey: several questions per page (D7). */
export const rules: CampaignRules = {
  lpOrigin: 'LP C',
  title: 'Fibra para a sua casa em poucos passos',
  journey: 'compact',
  checkout: ['d500a', 'd600c', 'd600cb', 'd1000d'],
}
