/** The campaigns that sell plans on a landing page of their own, '' for the general one. */
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { marketingPathsOf } from '../../src/site/page-at-path.ts'

export const sellingCampaigns: readonly string[] = ['', ...campaigns.prefixes].filter((prefix) =>
  marketingPathsOf(campaigns, prefix).includes('/'),
)
