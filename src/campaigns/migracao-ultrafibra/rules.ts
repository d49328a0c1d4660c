import type { CampaignRules } from '../types.ts'

/** Customers of the old network move to fibre; who is none sees the general plans (D9). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Migração',
  title: 'Migre para a Ultrafibra',
  journey: 'migration',
}
