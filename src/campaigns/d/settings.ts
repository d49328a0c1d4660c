import type { CampaignSettings } from '../campaign-types.ts'

/** Settings of campaign `d`, which promotes the 700 Mega plans. All paths below `/d` belong to it. */
export const settings: CampaignSettings = {
  lpOrigin: 'LP D',
  variantOf: '',
  title: '700 Mega para a sua casa',
  checkout: ['d700a', 'd700b', 'd1000a'],
}
