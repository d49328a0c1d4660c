import type { PageCampaign } from './types.ts'

/** A page without a campaign, and one that does not say which it belongs to. */
export const plainPage: PageCampaign = {
  prefix: '',
  wire: '',
  lpOrigin: 'LP Padrão',
  title: 'Internet fibra para a sua casa',
  journey: 'standard',
  flags: {},
  footer: { sales: true, support: true },
  theme: null,
}
