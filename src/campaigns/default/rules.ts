import type { CampaignRules } from '../types.ts'
import { plainPage } from '../plain.ts'
import { allBut } from '../skus.ts'

/** The default campaign, and the rules all others inherit. */
export const rules: CampaignRules = {
  lpOrigin: plainPage.lpOrigin,
  title: plainPage.title,
  journey: plainPage.journey,
  footer: plainPage.footer,
  checkout: ['d500a', 'd600a', 'd600b', 'd600c', 'd600gl', 'd1000a', 'd1000c', 'd1000d', 'd2000b'],
  // 700 Mega and streaming variants have their own cards and pages
  excluded: allBut('d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b'),
}
