import type { CampaignRules } from '../types.ts'

/** Migrates customers of the old network to fibre; everyone else sees the general plans (D9). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Migração',
  title: 'Migre para a Ultrafibra',
  journey: 'migration',
}
