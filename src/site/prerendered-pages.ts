/**
 * Lists the pages that are rendered once because they are the same for all visitors, finds the one for a URL path,
 * and returns its canonical path.
 */
import type { Campaigns } from '../campaigns/make-campaigns.ts'
import { journeyOf, pageAt } from '../funnel/journey-registry.ts'
import { resolveSitePath, type SiteAddress } from './resolve-site-path.ts'
import { firstPathOf } from './campaign-journeys-and-paths.ts'
import { journeysOf } from './campaign-journeys-and-paths.ts'
import { journeyAt } from './journey-at-path.ts'
import { SITE_PAGES } from './pages-outside-orders.ts'

/** Name of the rendered page that is served for every unknown path. */
export const NOT_FOUND = '/404'

/** Pages outside an order whose address the specification writes with a slash at its end (funnel, “Other routes”). */
const WITH_SLASH = ['/receber-ligacao', '/regulamentos']

/** Rendered pages of the demo site at /demo. */
const DEMO = ['/demo', '/demo/about', '/demo/details/']

const addressOf = (prefix: string, path: string) => (prefix && `/${prefix}`) + path

/**
 * Returns the name under which a page is rendered; null if its content depends on the visitor or on stored
 * data. The server then sends an empty shell.
 */
function documentOf({ screen, journey, path }: SiteAddress): string | null {
  if (screen === 'cart' || (screen === 'regulations' && path !== '/regulamentos')) return null
  if (journey === null || screen === 'own') return path
  const { root, pages } = journeyOf({ journey })
  if (screen === 'chat') return `${root}/chat`
  const [first] = pages
  return first && pageAt({ journey }, path) === first ? first.path : null
}

/**
 * Returns the name of the rendered page for a path; null if the page is not rendered. The name is the
 * path without the campaign's prefix. Paths with the same content share a page.
 */
export function renderedPageAt(pathname: string, campaigns: Campaigns): string | null {
  const address = resolveSitePath(pathname, campaigns)
  if (address) return documentOf(address)
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const journey = journeyAt(campaigns.settingsOf(prefix).journey, path)
  // a journey that renders its own pages also renders its page for unknown URLs
  return journeyOf({ journey }).isOwnPage ? null : NOT_FOUND
}

/**
 * Returns the names of all pages that are rendered for a campaign, including its landing pages.
 */
export function renderedPagesOf(campaigns: Campaigns, prefix: string): string[] {
  const ofJourneys = journeysOf(campaigns, prefix).flatMap((journey) => {
    const { root, pages } = journeyOf({ journey })
    return [`${root}/chat`, ...pages.slice(0, 1).map(({ path }) => path)]
  })
  const addresses = [...Object.keys(SITE_PAGES), ...ofJourneys, ...(prefix ? [] : DEMO)]
  const documents = addresses.flatMap((path) => renderedPageAt(addressOf(prefix, path), campaigns) ?? [])
  return [...new Set(documents), NOT_FOUND]
}

/**
 * Returns the canonical path of a rendered page that is not a landing page. The path has no campaign
 * prefix, except for the chat and the first question of a campaign without a start page.
 */
export function canonicalOf(campaigns: Campaigns, prefix: string, document: string): string {
  if (WITH_SLASH.includes(document)) return `${document}/`
  const { journey } = campaigns.settingsOf(prefix)
  const isOwn = document === firstPathOf(campaigns, prefix) || document === '/chat'
  if (isOwn && journeyOf({ journey }).isEnteredAtFirst) return addressOf(prefix, document)
  return isOwn && document !== '/chat' ? firstPathOf(campaigns, '') : document
}
