import type { CampaignRules } from '../campaign-types.ts'

/** Rules of the regional campaign for the state of São Paulo. */
export const rules: CampaignRules = {
  lpOrigin: 'LP SP',
  title: 'Internet fibra em São Paulo',
  flags: { regionOffer: true },
  checkout: ['d500a', 'd600sp', 'd600b', 'd1000a'],
}
