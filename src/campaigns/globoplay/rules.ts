import type { CampaignRules } from '../types.ts'

/** The campaign for plans with Globoplay (M§2). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Globoplay',
  title: 'Internet fibra com Globoplay',
  checkout: ['d600gl'],
}
