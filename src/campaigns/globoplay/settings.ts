import type { CampaignSettings } from '../campaign-types.ts'

/** Settings of the campaign for plans with Globoplay streaming. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP Globoplay',
  title: 'Internet fibra com Globoplay',
  checkout: ['d600gl'],
}
