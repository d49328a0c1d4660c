import { STREAMING_1000, STREAMING_700, allBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

const checkout = ['d600a', ...STREAMING_700, 'd1000a', ...STREAMING_1000, 'd2000b']

/** For customers of TIM Black: asks for the mobile line, gives a bonus, hides the support phone number (F§1, D5). */
export const rules: CampaignRules = {
  lpOrigin: 'LP TIM Black',
  title: 'TIM Black com fibra em casa',
  wire: 'black',
  journey: 'mobile',
  bonus: 'timblack',
  footer: { support: false },
  checkout,
  excluded: allBut(...checkout),
}
