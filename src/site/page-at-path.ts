/** Finds the page, redirect or file for a URL path of the site, which may begin with a campaign's prefix. */
import type { Campaigns } from '../campaigns/make-campaigns.ts'
import { formOf, journeyOf, pageAt } from '../funnel/journey-registry.ts'
import type { JourneyId, Layout } from '../funnel/step-and-journey-types.ts'
import { CHECKOUT_PATHS } from './checkout-paths.ts'
import { journeyAt } from './journey-at-path.ts'
import {
  isChatOf,
  redirectsToOrderWithoutStartPage,
  SITE_FILES,
  SITE_PAGES,
  sitePageAt,
  type SiteScreen,
} from './site-pages.ts'
import { JOURNEY_ROOTS } from './journey-roots.ts'

/** The page at a URL path of the site. */
export interface Address {
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
const isWellFormed = (pathname: string) =>
  pathname.startsWith('/') && !/\\|\/\/|\/\.\.?(?:\/|$)/.test(pathname)

/** Returns the page at a path of this site; null if there is none. */
export function addressAt(pathname: string, campaigns: Campaigns): Address | null {
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

/** Prefix of the loyalty campaign. Some links put it after another campaign's prefix. */
const LOYALTY = 'livelo'

/** Prefix of the HBO Max campaign, and the service's short name, which old links have instead. */
const HBO_MAX = 'hbo-max'
const SHORT_HBO_MAX = /^(?:\/(.+))?\/max(\/.*)?$/

/**
 * Returns the target of a redirect for a path without a page; null if there is none.
 * - In a campaign whose orders start with the first question, the pages of other journeys, such as the coverage check,
 *   redirect to that question.
 * - '/max' redirects to '/hbo-max', with and without a campaign's prefix, and with the rest of the path.
 * - The root of a journey redirects to the journey's first page in the same campaign.
 * - The prefix of the loyalty campaign, or of the HBO Max campaign, after another campaign's prefix redirects to that
 *   campaign's page.
 */
export function redirectTarget(pathname: string, campaigns: Campaigns): string | null {
  if (!isWellFormed(pathname)) return null
  const { prefix } = campaigns.splitPrefix(pathname)
  const behind = targetBehind(pathname, campaigns)
  const { journey } = campaigns.settingsOf(prefix)
  if (journeyOf({ journey }).isEnteredAtFirst !== true) return behind
  const other = addressAt(pathname, campaigns)?.journey ?? journey
  return behind !== null || other !== journey ? `/${prefix}${firstPathOf(campaigns, prefix)}` : null
}

function targetBehind(pathname: string, campaigns: Campaigns): string | null {
  const [, own = '', rest = ''] = SHORT_HBO_MAX.exec(pathname) ?? []
  if (SHORT_HBO_MAX.test(pathname) && (own === '' || campaigns.prefixes.includes(own))) {
    const target = `${own && `/${own}`}/${HBO_MAX}${rest === '/' ? '' : rest}`
    return addressAt(target, campaigns) || targetBehind(target, campaigns) ? target : null
  }
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const bare = path.replace(/\/+$/, '')
  if (bare === `/${LOYALTY}` && prefix !== LOYALTY) return `/${LOYALTY}/`
  if (bare.startsWith(`/${HBO_MAX}`) && prefix !== HBO_MAX && addressAt(path, campaigns)) return path
  const journey = Object.hasOwn(JOURNEY_ROOTS, bare.slice(1)) ? JOURNEY_ROOTS[bare.slice(1)] : undefined
  const first = journey && journeyOf({ journey }).pages[0]?.path
  return first ? (prefix && `/${prefix}`) + first : null
}

/**
 * Removes the campaign's prefix from the path of a file in `SITE_FILES`, because these files are served below
 * every prefix. Any other path is returned unchanged.
 */
export function fileAt(pathname: string, campaigns: Campaigns): string {
  const { path } = campaigns.splitPrefix(pathname)
  return SITE_FILES.includes(path) ? path : pathname
}

/**
 * Returns the ids of all journeys that can be reached under a campaign's prefix: only its own, if the campaign leads
 * everywhere else to the first question.
 */
export function journeysOf(campaigns: Campaigns, prefix: string): JourneyId[] {
  const { journey } = campaigns.settingsOf(prefix)
  if (journeyOf({ journey }).isEnteredAtFirst === true) return [journey]
  return [...new Set([journey, ...Object.values(JOURNEY_ROOTS)])]
}

/** Returns the path of the first question of a campaign's journey, without the prefix. */
export const firstPathOf = (campaigns: Campaigns, prefix: string): string =>
  journeyOf({ journey: campaigns.settingsOf(prefix).journey }).pages[0]?.path ?? '/'

/**
 * Returns the paths of a campaign's landing pages, without its prefix. Each landing page is a separate HTML
 * file (docs/decisions/0025).
 */
export const marketingPathsOf = (campaigns: Campaigns, prefix: string): string[] =>
  Object.keys(SITE_PAGES).filter(
    (path) => addressAt(`${prefix && `/${prefix}`}${path}`, campaigns)?.screen === 'start',
  )
