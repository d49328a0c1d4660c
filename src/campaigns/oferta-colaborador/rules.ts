import { allBut } from '../skus.ts'
import type { CampaignRules } from '../types.ts'

const checkout = ['d500em', 'd1000em']

/** For employees, confirmed by e-mail: no sales phone number, and not indexed by search engines (F§1, M§2, D6). */
export const rules: CampaignRules = {
  lpOrigin: 'LP Colaborador',
  title: 'Oferta para colaboradores',
  journey: 'collaborator',
  flags: { collaborator: true },
  footer: { sales: false },
  robots: 'noindex',
  checkout,
  excluded: allBut(...checkout),
}
