import type { PageCampaign } from './types.ts'

/**
 * Default campaign of a page, used if the address has no campaign prefix or the page does not contain the
 * data of its campaign.
 */
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
