import type { CampaignRules } from '../campaign-types.ts'

/** Rules of the campaign for plans with Globoplay streaming. */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay',
  title: 'Internet fibra com Globoplay',
  checkout: ['d600gl'],
}
