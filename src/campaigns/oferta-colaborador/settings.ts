/** Settings of the employee offer. Employees confirm their corporate e-mail address. */
import type { CampaignSettings } from '../campaign-types.ts'

export const settings: CampaignSettings = {
  lpOrigin: 'LP Colaborador',
  title: 'Oferta para colaboradores',
  journey: 'collaborator',
  flags: { collaborator: true, collaborator_special_offer: true },
  footer: { sales: false },
  robots: 'noindex',
  checkout: ['d500em', 'd1000em'],
}
