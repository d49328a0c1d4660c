import { STREAMING_1000, STREAMING_700, allBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

const checkout = ['d500a', 'd600a', ...STREAMING_700, 'd1000a', ...STREAMING_1000]

/** For customers of TIM Controle: asks for the mobile line, gives a bonus, hides the support phone number (F§1, D5). */
export const rules: CampaignRules = {
  lpOrigin: 'LP TIM Controle',
  title: 'TIM Controle com fibra em casa',
  wire: 'controle',
  journey: 'mobile',
  bonus: 'timcontrole',
  footer: { support: false },
  checkout,
  excluded: allBut(...checkout),
}
