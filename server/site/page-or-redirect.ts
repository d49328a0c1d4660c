/** Finds the page or redirect for a URL path of the site. */
import type { Campaigns } from '../../src/campaigns/make-campaigns.ts'
import { splitPrefix } from '../../src/campaigns/campaign-prefixes.ts'
import type { Campaign } from '../../src/campaigns/campaign-types.ts'
import { resolveSitePath } from '../../src/site/resolve-site-path.ts'
import { redirectTarget } from '../../src/site/redirect-target.ts'
import { firstPathOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { renderedPageAt } from '../../src/site/prerendered-pages.ts'

/** The page at a path of the site, and what the server needs to send it. */
export type SiteRoute = {
  prefix: string
  page: string
  isKnown: boolean
  /** Whether the page is hidden from search engines. */
  isHidden: boolean
  /** The name under which the page is rendered; null if the campaign's empty page (shell) is sent instead. */
  document: string | null
}

/**
 * Finds the page at a path and the prefix of its campaign (src/site/resolve-site-path.ts). A path without a page
 * is unknown and gets 404.
 */
export function servedPageOf(pathname: string, campaigns: Campaigns): SiteRoute {
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const page = path.replace(/^\//, '').replace(/\/$/, '')
  const address = resolveSitePath(pathname, campaigns)
  return {
    prefix,
    page,
    isKnown: address !== null,
    isHidden: address?.isHidden ?? false,
    document: renderedPageAt(pathname, campaigns),
  }
}

/**
 * Returns a path in lower case if it has capitals and no page, but the site has a page or a redirect at the lower-case
 * path; otherwise null. Links are typed by hand and printed with capitals.
 */
export function inLowerCase(pathname: string, query: URLSearchParams, campaigns: Campaigns): string | null {
  const small = pathname.toLowerCase()
  if (small === pathname || servedPageOf(pathname, campaigns).isKnown) return null
  // a campaign in the query does not make a page of the path
  const others = new URLSearchParams(query)
  others.delete('a')
  const isThere = servedPageOf(small, campaigns).isKnown || redirectOf(small, others, campaigns) !== null
  return isThere ? small : null
}

/**
 * Returns a URL whose path can be decoded. In a malformed one, such as '/black-friday%', each percent sign is taken
 * literally. Without this, Fastify refuses the request in the API's shape, before any of our code.
 */
export function withReadablePath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Query parameters that open an order in progress. */
const ORDER_PARAMETERS = ['l', 'ls', 'lmig']

/**
 * Returns whether visits of a campaign begin at a path. Orders in progress have other ones, and all of them the chat,
 * whose page leads new visitors away (src/app/server-rendering/render-page.ts).
 */
function isEntrance(pathname: string, query: URLSearchParams, campaigns: Campaigns): boolean {
  const address = resolveSitePath(pathname, campaigns)
  if (address === null || ORDER_PARAMETERS.some((name) => query.has(name))) return false
  const first = firstPathOf(campaigns, address.prefix).replace(/\/$/, '')
  return address.screen === 'start' || address.screen === 'cart' || address.path === first
}

/** What is shown at the address of a campaign that is not active now. */
export type PageInsteadOfCampaign = {
  readonly campaign: Campaign
  /** The sentence it shows; null if it redirects to the offers at once. */
  readonly text: string | null
  /** The general offers, with the query of the visit. */
  readonly offers: string
}

/**
 * Returns what is shown at a path instead of a campaign's page because the campaign is not active now; null if the page
 * is shown.
 */
export function pageInsteadOfCampaign(
  pathname: string,
  query: URLSearchParams,
  campaigns: Campaigns,
): PageInsteadOfCampaign | null {
  const campaign = campaigns.settingsOf(campaigns.splitPrefix(pathname).prefix)
  if (!campaign.isOff || !isEntrance(pathname, query, campaigns)) return null
  return { campaign, text: campaign.afterEnd, offers: query.size ? `/?${query}` : '/' }
}

const withQuery = (target: string, kept: URLSearchParams) => (kept.size ? `${target}?${kept}` : target)

/**
 * Returns the URL to which a path is redirected; null if it is not. A path is redirected if its page was
 * removed or renamed, if its campaign's time is over, or if the query parameter `a` names a campaign.
 */
export function redirectOf(pathname: string, query: URLSearchParams, campaigns: Campaigns): string | null {
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const base = prefix && `/${prefix}`
  // The parameter `a` names a campaign; it counts only on a path without a prefix, and only if the campaign exists.
  const named = query.get('a') ?? ''
  const moved = campaigns.former.get(named)
  const wanted = moved?.isLeading ? moved.to : named
  if (prefix === '' && campaigns.prefixes.includes(wanted)) {
    const rest = new URLSearchParams(query)
    rest.delete('a')
    return withQuery(`/${wanted}${path}`, rest)
  }
  const instead = pageInsteadOfCampaign(pathname, query, campaigns)
  if (instead) return instead.text === null ? instead.offers : null
  const behind = redirectTarget(pathname, campaigns)
  if (behind !== null) return withQuery(behind, query)
  const isSp = prefix.split('/')[0] === 'globoplay' && /^\/sp\/checkout(?:\/|$)/.test(path)
  if (isSp && query.get('s') === 'd600sp') return withQuery(base + path.slice('/sp'.length), query)
  return null
}

/**
 * Returns the URL of a page at the present address of a campaign, for one at an earlier address that still leads there;
 * null if there is no such page.
 */
export function redirectFromMovedCampaign(
  pathname: string,
  query: URLSearchParams,
  campaigns: Campaigns,
): string | null {
  const leading = [...campaigns.former].flatMap(([prefix, { isLeading }]) => (isLeading ? [prefix] : []))
  const { prefix, path } = splitPrefix(pathname.toLowerCase(), leading)
  const to = `/${campaigns.former.get(prefix)?.to ?? ''}${path}`
  const isThere = resolveSitePath(to, campaigns) !== null || redirectTarget(to, campaigns) !== null
  return prefix !== '' && isThere ? withQuery(to, query) : null
}

/**
 * Returns the URL without the prefix for a page of a campaign that only an earlier edition had; null if there is no
 * such page. Orders that began in the campaign go on there, and printed addresses lead to the offers.
 * @param formerPrefixes prefixes that earlier editions had and the live one does not have
 */
export function redirectFromFormerCampaign(
  pathname: string,
  query: URLSearchParams,
  campaigns: Campaigns,
  formerPrefixes: readonly string[],
): string | null {
  const { prefix, path } = splitPrefix(pathname.toLowerCase(), formerPrefixes)
  if (prefix === '') return null
  const isThere = resolveSitePath(path, campaigns) !== null || redirectTarget(path, campaigns) !== null
  return isThere ? withQuery(path, query) : null
}
