/** Finds the page or file for a URL path of the site, which may begin with the prefix of a campaign. */
import type { Campaigns } from '../campaigns/make-campaigns.ts'
import { formOf, journeyOf, pageAt } from '../funnel/journey-registry.ts'
import type { JourneyId, Layout } from '../funnel/step-and-journey-types.ts'
import { CHECKOUT_PATHS } from './checkout-paths.ts'
import { journeyAt } from './journey-at-path.ts'
import {
  isChatOf,
  redirectsToOrderWithoutStartPage,
  SITE_FILES,
  sitePageAt,
  type SiteScreen,
} from './pages-outside-orders.ts'

/** The page at a URL path of the site. */
export interface SiteAddress {
  /** The campaign's prefix without leading or trailing slash; '' for none. */
  readonly prefix: string
  /** Path after the prefix, without trailing slash; '/' for the campaign's start page. */
  readonly path: string
  readonly screen: SiteScreen | 'chat' | 'step' | 'own'
  readonly layout: Layout
  /** The journey (variant of the order) to which the page belongs; null for pages outside an order. */
  readonly journey: JourneyId | null
  /** Value of `data-step` on the form of the page; null if the page redirects or has no form. */
  readonly form: string | null
  /** Whether search engines must not index the page. */
  readonly isHidden: boolean
}

/**
 * Whether a path starts with `/` and contains neither a backslash nor an empty, `.` or `..` segment. A
 * browser could read a path with such parts as another host.
 */
export const isWellFormed = (pathname: string) =>
  pathname.startsWith('/') && !/\\|\/\/|\/\.\.?(?:\/|$)/.test(pathname)

/** Returns the page at a path of this site; null if there is none. */
export function resolveSitePath(pathname: string, campaigns: Campaigns): SiteAddress | null {
  if (!isWellFormed(pathname)) return null
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const rules = campaigns.settingsOf(prefix)
  const bare = path.replace(/\/+$/, '') || '/'
  const journey = journeyAt(rules.journey, bare)
  const { root, isOwnPage, isHidden = rules.robots === 'noindex' } = journeyOf({ journey })
  const shared = { prefix, path: bare, isHidden }
  if (isChatOf(root, bare)) return { ...shared, screen: 'chat', layout: 'loading', journey, form: null }
  const page = pageAt({ journey }, bare)
  if (page) return { ...shared, screen: 'step', layout: page.layout, journey, form: formOf(page) }
  if (isOwnPage?.(bare)) return { ...shared, screen: 'own', layout: 'home', journey, form: null }
  const site = sitePageAt(bare)
  const leadsOn =
    site !== null &&
    journeyOf({ journey }).isEnteredAtFirst === true &&
    redirectsToOrderWithoutStartPage(site.screen)
  if (site && !leadsOn) return { ...shared, ...site, journey: null, form: null }
  const isOfOrder = leadsOn || CHECKOUT_PATHS.includes(bare) || bare === '/pedido-realizado'
  if (!isOfOrder || root) return null
  return { ...shared, screen: 'step', layout: 'checkout', journey, form: null }
}

/**
 * Removes the campaign's prefix from the path of a file in `SITE_FILES`, because these files are served below
 * every prefix. Any other path is returned unchanged.
 */
export function fileAt(pathname: string, campaigns: Campaigns): string {
  const { path } = campaigns.splitPrefix(pathname)
  return SITE_FILES.includes(path) ? path : pathname
}
