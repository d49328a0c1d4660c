/** Lists the paths that search engines should index. */
import type { Campaigns } from '../campaigns/make-campaigns.ts'
import { resolveSitePath } from './resolve-site-path.ts'
import { marketingPathsOf } from './campaign-journeys-and-paths.ts'
import { canonicalOf, renderedPagesOf, NOT_FOUND } from './prerendered-pages.ts'
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

const canonical = (campaigns: Campaigns, prefix: string, document: string): string =>
  marketingPathsOf(campaigns, prefix).includes(document)
    ? canonicalLandingPath(campaigns.settingsOf(prefix), document)
    : canonicalOf(campaigns, prefix, document)

const withoutSlash = (path: string) => path.replace(/\/$/, '')

/**
 * Returns the canonical path of every rendered page. Pages that search engines must not index are left out.
 */
export function indexablePaths(campaigns: Campaigns): string[] {
  const prefixes = ['', ...campaigns.prefixes].filter((prefix) => !campaigns.settingsOf(prefix).isOff)
  return prefixes.flatMap((prefix) =>
    renderedPagesOf(campaigns, prefix)
      .filter((document) => document !== NOT_FOUND)
      .map((document) => ({
        path: (prefix && `/${prefix}`) + document,
        to: canonical(campaigns, prefix, document),
      }))
      .filter(
        ({ path, to }) =>
          withoutSlash(to) === withoutSlash(path) && resolveSitePath(path, campaigns)?.isHidden === false,
      )
      .map(({ to }) => to),
  )
}
