/** The prefixes of all campaigns with a landing page that sells plans; '' is the site without a campaign. */
import { campaigns } from './first-shop.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'

export const sellingCampaigns: readonly string[] = ['', ...campaigns.prefixes].filter((prefix) =>
  marketingPathsOf(campaigns, prefix).includes('/'),
)
