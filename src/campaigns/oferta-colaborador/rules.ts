/**
 * Rules of the employee offer. Employees confirm their corporate e-mail address. The footer shows no sales phone
 * number, and search engines must not index the pages.
 */
import { allSkusBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

/** Skus of the plans that this campaign sells, in display order. */
const checkout = ['d500em', 'd1000em']

export const rules: CampaignRules = {
  lpOrigin: 'LP Colaborador',
  title: 'Oferta para colaboradores',
  journey: 'collaborator',
  flags: { collaborator: true, collaborator_special_offer: true },
  footer: { sales: false },
  robots: 'noindex',
  checkout,
  excluded: allSkusBut(...checkout),
}
