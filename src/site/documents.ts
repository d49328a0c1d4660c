import type { Campaigns } from '../campaigns/make.ts'
import { journeyOf, pageAt } from '../funnel/journeys.ts'
import { addressAt, firstPathOf, journeysOf, type Address } from './addresses.ts'
import { journeyAt } from './journey-at.ts'
import { SITE_PAGES } from './pages.ts'

/** The document of every unknown address; it has no address itself. */
export const NOT_FOUND = '/404'

/** The starter template's pages that work without an order (D48). */
const DEMO = ['/demo', '/demo/about', '/demo/details/']

const addressOf = (prefix: string, path: string) => (prefix && `/${prefix}`) + path

/** Null where the page depends on the visitor or on data: it gets the bare shell. */
function documentOf({ screen, journey, path }: Address): string | null {
  if (screen === 'cart' || (screen === 'regulations' && path !== '/regulamentos')) return null
  if (journey === null || screen === 'own') return path
  const { root, pages } = journeyOf({ journey })
  if (screen === 'chat') return `${root}/chat`
  const [first] = pages
  return first && pageAt({ journey }, path) === first ? first.path : null
}

/**
 * The document that shows an address, by its path below the campaign's prefix; addresses that show the same share one.
 */
export function documentAt(pathname: string, campaigns: Campaigns): string | null {
  const address = addressAt(pathname, campaigns)
  if (address) return documentOf(address)
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const journey = journeyAt(campaigns.rulesOf(prefix).journey, path)
  // a journey that draws its own pages also draws this one
  return journeyOf({ journey }).isOwnPage ? null : NOT_FOUND
}

/** Every document of a campaign that is written by the build (D35), marketing pages among them. */
export function documentsOf(campaigns: Campaigns, prefix: string): string[] {
  const ofJourneys = journeysOf(campaigns, prefix).flatMap((journey) => {
    const { root, pages } = journeyOf({ journey })
    return [`${root}/chat`, ...pages.slice(0, 1).map(({ path }) => path)]
  })
  const addresses = [...Object.keys(SITE_PAGES), ...ofJourneys, ...(prefix ? [] : DEMO)]
  const documents = addresses.flatMap((path) => documentAt(addressOf(prefix, path), campaigns) ?? [])
  return [...new Set(documents), NOT_FOUND]
}

/** '/' → 'index.html', '/checkout/cep/' → 'checkout/cep/index.html' */
export const fileOf = (document: string): string =>
  `${document.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '')

/**
 * The one address under which search engines should list a document of the order or beside it: its own without a
 * campaign. Only a campaign that begins with its first question instead of a start page is listed itself.
 */
export function canonicalOf(campaigns: Campaigns, prefix: string, document: string): string {
  const { journey } = campaigns.rulesOf(prefix)
  const isOwn = document === firstPathOf(campaigns, prefix) || document === '/chat'
  if (isOwn && journeyOf({ journey }).isEnteredAtFirst) return addressOf(prefix, document)
  return isOwn && document !== '/chat' ? firstPathOf(campaigns, '') : document
}
