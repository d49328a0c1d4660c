import type { PageCampaign } from './campaign-types.ts'

/**
 * The campaign that a page uses if its URL has no campaign prefix, or if it does not contain the data of its
 * campaign.
 */
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
