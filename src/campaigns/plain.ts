import type { PageCampaign } from './types.ts'

/** The campaign of a page that has none or does not name one. */
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
