import type { CampaignRules } from '../types.ts'
import { plainPage } from '../plain.ts'

/** The default campaign, and the rules all others inherit. */
export const rules: CampaignRules = {
  lpOrigin: plainPage.lpOrigin,
  title: plainPage.title,
  journey: plainPage.journey,
  footer: plainPage.footer,
  checkout: ['d500a', 'd600a', 'd600b', 'd600c', 'd600gl', 'd1000a', 'd1000c', 'd1000d', 'd2000b'],
  excluded: [
    // variants sold only by their own campaigns and regions
    'd300r',
    'd400a',
    'd400rt',
    'd500rs',
    'd500ar',
    'd500br',
    'd500em',
    'd600cb',
    'd600ar',
    'd600br',
    'd600gles',
    'd600ar3',
    'd600sp',
    'd700a',
    'd700b',
    'd700rs',
    'd1000em',
    // 700 Mega and streaming variants have cards and pages of their own
    'd600a',
    'd600b',
    'd600c',
    'd600gl',
    'd1000c',
    'd1000d',
  ],
}
