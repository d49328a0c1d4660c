import type { PageCampaign } from '../../campaigns/campaign-types.ts'

/**
 * Returns the address of the start page for a visitor who has chosen a mobile plan. If the current campaign can be combined
 * with the campaign of that plan, the result is the combined campaign: `/globoplay` and `/timpre/` become
 * `/globoplay/timpre/`. Otherwise the result is `to`.
 * @param to address of the start page of the mobile plan's campaign; '/' if the visitor has no mobile plan
 */
export function campaignPathForMobilePlan(
  { prefix, below = [] }: Pick<PageCampaign, 'prefix' | 'below'>,
  to: string,
): string {
  return below.includes(to.replaceAll('/', '')) ? `/${prefix}${to}` : to
}
