import type { Campaigns } from '../campaigns/make.ts'
import { formOf, journeyOf, pageAt } from '../funnel/journeys.ts'
import type { JourneyId, Layout } from '../funnel/types.ts'
import { CHECKOUT_PATHS } from './checkout-paths.ts'
import { journeyAt } from './journey-at.ts'
import { isChatOf, isGivenUp, SITE_FILES, SITE_PAGES, sitePageAt, type SiteScreen } from './pages.ts'
import { ROOTS } from './roots.ts'

/** What is at an address. */
export interface Address {
  /** Whole campaign prefix without slashes, '' for none. */
  readonly prefix: string
  /** Below the prefix, without trailing slash; '/' for the campaign's start page. */
  readonly path: string
  readonly screen: SiteScreen | 'chat' | 'step' | 'own'
  readonly layout: Layout
  /** The journey whose question is at the address; null on pages outside the orders. */
  readonly journey: JourneyId | null
  /** The value of `data-step` on its form; null where it redirects or asks nothing. */
  readonly form: string | null
  /** Kept out of search engines (M§2). */
  readonly isHidden: boolean
}

/** Rejects paths with empty or `..` segments, or written so that they name another host (S15). */
const isWellFormed = (pathname: string) =>
  pathname.startsWith('/') && !/\\|\/\/|\/\.\.?(?:\/|$)/.test(pathname)

/** Looks up the address of a path on this site; null if there is no such page. */
export function addressAt(pathname: string, campaigns: Campaigns): Address | null {
  if (!isWellFormed(pathname)) return null
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const rules = campaigns.rulesOf(prefix)
  const bare = path.replace(/\/+$/, '') || '/'
  const journey = journeyAt(rules.journey, bare)
  const { root, isOwnPage, isHidden = rules.robots === 'noindex' } = journeyOf({ journey })
  const shared = { prefix, path: bare, isHidden }
  if (isChatOf(root, bare)) return { ...shared, screen: 'chat', layout: 'loading', journey, form: null }
  const page = pageAt({ journey }, bare)
  if (page) return { ...shared, screen: 'step', layout: page.layout, journey, form: formOf(page) }
  if (isOwnPage?.(bare)) return { ...shared, screen: 'own', layout: 'home', journey, form: null }
  const site = sitePageAt(bare)
  const leadsOn = site !== null && journeyOf({ journey }).isEnteredAtFirst === true && isGivenUp(site.screen)
  if (site && !leadsOn) return { ...shared, ...site, journey: null, form: null }
  const isOfOrder = leadsOn || CHECKOUT_PATHS.includes(bare) || bare === '/pedido-realizado'
  if (!isOfOrder || root) return null
  return { ...shared, screen: 'step', layout: 'checkout', journey, form: null }
}

/** The loyalty campaign has its own address, and is also requested below others (F2.31, D96). */
const LOYALTY = 'livelo'

/**
 * Where an address without a page leads (D96): a journey's root to its first page, in the same campaign; the loyalty
 * campaign asked for below another one to its own start page. Null for any other address.
 */
export function addressBehind(pathname: string, campaigns: Campaigns): string | null {
  if (!isWellFormed(pathname)) return null
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const bare = path.replace(/\/+$/, '')
  if (bare === `/${LOYALTY}` && prefix !== LOYALTY) return `/${LOYALTY}/`
  const journey = Object.hasOwn(ROOTS, bare.slice(1)) ? ROOTS[bare.slice(1)] : undefined
  const first = journey && journeyOf({ journey }).pages[0]?.path
  return first ? (prefix && `/${prefix}`) + first : null
}

/**
 * The file at an address, as a path at the root: some are below every campaign's prefix, too (D96). Any other path
 * stays as it is.
 */
export function fileAt(pathname: string, campaigns: Campaigns): string {
  const { path } = campaigns.splitPrefix(pathname)
  return SITE_FILES.includes(path) ? path : pathname
}

/** Every journey reachable under a campaign. */
export const journeysOf = (campaigns: Campaigns, prefix: string): JourneyId[] => [
  ...new Set([campaigns.rulesOf(prefix).journey, ...Object.values(ROOTS)]),
]

/** The address of the first question in a campaign. */
export const firstPathOf = (campaigns: Campaigns, prefix: string): string =>
  journeyOf({ journey: campaigns.rulesOf(prefix).journey }).pages[0]?.path ?? '/'

/** Paths of a campaign's marketing pages, below its prefix; each is a separate document (docs/decisions/0025). */
export const marketingPathsOf = (campaigns: Campaigns, prefix: string): string[] =>
  Object.keys(SITE_PAGES).filter(
    (path) => addressAt(`${prefix && `/${prefix}`}${path}`, campaigns)?.screen === 'start',
  )
