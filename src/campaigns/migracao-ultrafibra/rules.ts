import type { CampaignRules } from '../types.ts'

/** For customers of the old network who change to fibre. Everyone else gets the general plans (D9). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Migração',
  title: 'Migre para a Ultrafibra',
  journey: 'migration',
}
