import type { CampaignSettings } from '../campaign-types.ts'

/** Settings of the regional campaign for the state of São Paulo. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP SP',
  title: 'Internet fibra em São Paulo',
  flags: { regionOffer: true },
  checkout: ['d500a', 'd600sp', 'd600b', 'd1000a'],
}
