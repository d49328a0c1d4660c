import type { CampaignSettings } from '../campaign-types.ts'

/** Settings of the campaign for customers who migrate from the old network to fibre. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP Migração',
  title: 'Migre para a Ultrafibra',
  journey: 'migration',
}
