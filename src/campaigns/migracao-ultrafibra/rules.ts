import type { CampaignRules } from '../campaign-types.ts'

/** Rules of the campaign for customers who migrate from the old network to fibre. */
export const rules: CampaignRules = {
  lpOrigin: 'LP Migração',
  title: 'Migre para a Ultrafibra',
  journey: 'migration',
}
