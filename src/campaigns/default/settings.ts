import type { CampaignSettings } from '../campaign-types.ts'
import { fallbackCampaign } from '../fallback-campaign.ts'
import { STREAMING_700_SKUS } from '../sku-groups.ts'

/** Settings of the default campaign. Every other campaign inherits the fields that it does not define itself. */
export const settings: CampaignSettings = {
  lpOrigin: fallbackCampaign.lpOrigin,
  title: fallbackCampaign.title,
  journey: fallbackCampaign.journey,
  footer: fallbackCampaign.footer,
  // all that the landing page shows is sold, besides others; 1 Giga with HBO Max is the page's, not d1000d
  checkout: [
    'd300a',
    'd500a',
    'd500b',
    'd600a',
    ...STREAMING_700_SKUS,
    'd1000a',
    'd1000b',
    'd1000c',
    'd2000b',
  ],
  // 700 Mega plans and plans with streaming are shown elsewhere: on other cards and on their own pages
  page: ['d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b'],
}
