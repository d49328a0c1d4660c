import type { CampaignRules } from '../types.ts'

/** Regional offer for São Paulo (D44). */
export const rules: CampaignRules = {
  lpOrigin: 'LP SP',
  title: 'Internet fibra em São Paulo',
  flags: { regionOffer: true },
  checkout: ['d500a', 'd600sp', 'd600b', 'd1000a'],
}
