import type { CampaignRules } from '../types.ts'
import { fallbackCampaign } from '../fallback-campaign.ts'
import { allBut } from '../skus.ts'

/** Rules of the default campaign. All other campaigns inherit from them whatever they do not define. */
export const rules: CampaignRules = {
  lpOrigin: fallbackCampaign.lpOrigin,
  title: fallbackCampaign.title,
  journey: fallbackCampaign.journey,
  footer: fallbackCampaign.footer,
  checkout: ['d500a', 'd600a', 'd600b', 'd600c', 'd600gl', 'd1000a', 'd1000c', 'd1000d', 'd2000b'],
  // plans with 700 Mega and with streaming have cards and pages of their own
  excluded: allBut('d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b'),
}
