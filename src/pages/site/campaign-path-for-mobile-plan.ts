import type { PageCampaign } from '../../campaigns/campaign-types.ts'

/**
 * Returns the path of the start page for a visitor who has chosen a mobile plan. If the current campaign can be
 * combined with the plan's campaign, it is the combined start page: `/globoplay` and `/timpre` become
 * `/globoplay/timpre`. Otherwise it is `to`.
 * @param to address of the start page of the mobile plan's campaign; '/' if the visitor has no mobile plan
 */
export function campaignPathForMobilePlan(
  { prefix, below = [] }: Pick<PageCampaign, 'prefix' | 'below'>,
  to: string,
): string {
  return below.includes(to.slice(1)) ? `/${prefix}${to}` : to
}
