import type { CampaignSettings } from '../campaign-types.ts'

/** Settings of the regional campaign for the state of Espírito Santo. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP ES',
  title: 'Internet fibra no Espírito Santo',
  flags: { regionOffer: true },
  checkout: ['d500a', 'd600gles', 'd1000a'],
}
