/** Settings of the partner variant of campaign `b`, which sells partner plans. */
import type { CampaignSettings } from '../../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP Parceiro B',
  variantOf: '',
  title: 'Oferta de parceiro com fibra em casa',
  journey: 'b',
  checkout: ['d500br', 'd600br', 'd1000c'],
}
