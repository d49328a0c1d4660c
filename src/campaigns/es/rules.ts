import type { CampaignRules } from '../campaign-types.ts'

/** Rules of the regional campaign for the state of Espírito Santo. */
export const rules: CampaignRules = {
  lpOrigin: 'LP ES',
  title: 'Internet fibra no Espírito Santo',
  flags: { regionOffer: true },
  checkout: ['d500a', 'd600gles', 'd1000a'],
}
