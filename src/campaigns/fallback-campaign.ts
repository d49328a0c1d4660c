import type { PageCampaign } from './campaign-types.ts'

/** The campaign used when the URL has no campaign prefix, or when the page lacks its campaign's data. */
export const fallbackCampaign: PageCampaign = {
  prefix: '',
  wire: '',
  lpOrigin: 'LP Padrão',
  title: 'Internet fibra para a sua casa',
  journey: 'standard',
  flags: {},
  state: null,
  footer: { sales: true, support: true },
  theme: null,
}
