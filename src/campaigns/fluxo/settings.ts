/** Settings of the campaign `fluxo`. Its page footer does not show the sales phone number. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP Fluxo',
  variantOf: '',
  title: 'Fibra para a sua casa',
  footer: { sales: false },
  checkout: ['d500a', 'd600a', 'd1000a'],
}
