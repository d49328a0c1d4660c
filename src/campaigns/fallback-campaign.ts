import type { PageCampaign } from './types.ts'

/** The campaign of a page without a campaign prefix, or of one that does not contain its campaign. */
export const fallbackCampaign: PageCampaign = {
  prefix: '',
  wire: '',
  lpOrigin: 'LP Padrão',
  title: 'Internet fibra para a sua casa',
  journey: 'standard',
  flags: {},
  footer: { sales: true, support: true },
  theme: null,
}
