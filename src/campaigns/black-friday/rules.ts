import { STREAMING_1000, STREAMING_700 } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Rules of the Black Friday campaign. It has its own colour theme, which is always dark (M§2). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Black Friday',
  title: 'Black Friday de internet fibra',
  theme: 'black-friday',
  checkout: ['d500a', 'd600a', ...STREAMING_700, 'd1000a', ...STREAMING_1000],
}
