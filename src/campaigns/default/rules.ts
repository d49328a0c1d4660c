import type { CampaignRules } from '../types.ts'
import { fallbackCampaign } from '../fallback-campaign.ts'
import { allSkusBut } from '../skus.ts'

/** Rules of the default campaign. Every other campaign inherits the fields that it does not define itself. */
export const rules: CampaignRules = {
  lpOrigin: fallbackCampaign.lpOrigin,
  title: fallbackCampaign.title,
  journey: fallbackCampaign.journey,
  footer: fallbackCampaign.footer,
  checkout: ['d500a', 'd600a', 'd600b', 'd600c', 'd600gl', 'd1000a', 'd1000c', 'd1000d', 'd2000b'],
  // 700 Mega plans and plans with streaming are shown elsewhere: on other cards and on their own pages
  excluded: allSkusBut('d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b'),
}
