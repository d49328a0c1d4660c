import type { CampaignRules } from '../types.ts'

/** Customers of TIM Controle: consulta-telefone, bonus, no support line (F§1, D5). */
export const rules: CampaignRules = {
  lpOrigin: 'LP TIM Controle',
  title: 'TIM Controle com fibra em casa',
  wire: 'controle',
  journey: 'mobile',
  bonus: 'timcontrole',
  footer: { support: false },
  checkout: ['d500a', 'd600a', 'd1000a'],
}
