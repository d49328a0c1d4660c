import type { Campaigns } from '../../src/campaigns/make.ts'
import { addressAt, addressBehind } from '../../src/site/addresses.ts'
import { documentAt, fileOf } from '../../src/site/documents.ts'

export type SiteRoute = {
  prefix: string
  page: string
  isKnown: boolean
  /** Excluded from search engines (M§2). */
  isHidden: boolean
  /** File below the campaign's folder that shows it; null: its shell. */
  document: string | null
}

/** Resolves a path to campaign prefix and page (src/site/addresses.ts). Anything else is unknown: 404 (S15). */
export function servedPageOf(pathname: string, campaigns: Campaigns): SiteRoute {
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const page = path.replace(/^\//, '').replace(/\/$/, '')
  const address = addressAt(pathname, campaigns)
  const document = documentAt(pathname, campaigns)
  return {
    prefix,
    page,
    isKnown: address !== null,
    isHidden: address?.isHidden ?? false,
    document: document && fileOf(document),
  }
}

/** The redirect for an address that was removed or renamed (D56, D59, D96, M§2); null: no redirect. */
export function redirectOf(pathname: string, query: URLSearchParams, campaigns: Campaigns): string | null {
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const base = prefix && `/${prefix}`
  const withQuery = (target: string, kept: URLSearchParams) => (kept.size ? `${target}?${kept}` : target)
  if (/^\/max\/?$/.test(pathname)) return withQuery('/hbo-max', query)
  // the prefix wins over `a`, which counts only when it is a known campaign
  const wanted = query.get('a') ?? ''
  if (prefix === '' && campaigns.prefixes.includes(wanted)) {
    const rest = new URLSearchParams(query)
    rest.delete('a')
    return withQuery(`/${wanted}${path}`, rest)
  }
  const behind = addressBehind(pathname, campaigns)
  if (behind !== null) return withQuery(behind, query)
  const isSp = prefix.split('/')[0] === 'globoplay' && /^\/sp\/checkout(?:\/|$)/.test(path)
  if (isSp && query.get('s') === 'd600sp') return withQuery(base + path.slice('/sp'.length), query)
  return null
}
