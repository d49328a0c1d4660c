import type { CampaignRules } from '../types.ts'

/** Customers of TIM Black: consulta-telefone, bonus, no support line (F§1, D5). */
export const rules: CampaignRules = {
  lpOrigin: 'LP TIM Black',
  title: 'TIM Black com fibra em casa',
  wire: 'black',
  journey: 'mobile',
  bonus: 'timblack',
  footer: { support: false },
  checkout: ['d600a', 'd600b', 'd1000a', 'd1000d', 'd2000b'],
}
