import { alternativeStartPageAt } from '../content/site/alternative-start-pages.ts'

/** The properties of a campaign that the URL of its page depends on. */
type LandingCampaign = { readonly prefix: string; readonly variantOf: string | null }

/**
 * Returns the canonical path of a landing page for search engines. An alternative start page is the same in every
 * campaign, so its canonical path has no campaign prefix. A campaign that is a variant of another one has the path of
 * that campaign.
 * @param path path below the prefix
 */
export const canonicalLandingPath = ({ prefix, variantOf }: LandingCampaign, path: string): string =>
  alternativeStartPageAt(path)?.path ?? `/${variantOf ?? prefix}`
