import type { CampaignRules } from '../types.ts'

/** Has its own theme, always dark (M§2). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Black Friday',
  title: 'Black Friday de internet fibra',
  theme: 'black-friday',
  checkout: ['d500a', 'd600a', 'd600b', 'd1000a', 'd1000d'],
}
