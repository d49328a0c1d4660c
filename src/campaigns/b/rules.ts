import { allBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

const checkout = ['d400a', 'd500a', 'd600b', 'd1000c']

/** Opens the journey that asks for CEP and number on one page (D4). */
export const rules: CampaignRules = {
  lpOrigin: 'LP B',
  title: 'Fibra para a sua casa: consulte o endereço',
  journey: 'b',
  checkout,
  excluded: allBut(...checkout),
}
