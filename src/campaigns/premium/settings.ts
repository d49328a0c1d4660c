/** Settings of the premium campaign. Its page footer does not show the sales phone number. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP Premium',
  title: 'Internet fibra premium',
  flags: { premium: true, premium_special_offer: true },
  footer: { sales: false },
  checkout: ['d1000a', 'd1000d', 'd2000b'],
}
