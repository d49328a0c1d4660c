import type { Campaigns } from '../../src/campaigns/make.ts'
import { addressAt } from '../../src/site/addresses.ts'

/** `isHidden`: search engines shall not list it (M2). */
export type Page = { prefix: string; page: string; isKnown: boolean; isHidden: boolean }

/** Reads a path as campaign prefix and page (src/site/addresses.ts). What is no page is not known: 404 (S15). */
export function pageOf(pathname: string, campaigns: Campaigns): Page {
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const page = path.replace(/^\//, '').replace(/\/$/, '')
  const address = addressAt(pathname, campaigns)
  return { prefix, page, isKnown: address !== null, isHidden: address?.isHidden ?? false }
}

/** Where an address leads that is a page no more, or one of another name (D56, D59, M2); null: nowhere else. */
export function redirectOf(pathname: string, query: URLSearchParams, campaigns: Campaigns): string | null {
  const { prefix, path } = campaigns.splitPrefix(pathname)
  const base = prefix && `/${prefix}`
  const withQuery = (target: string, kept: URLSearchParams) => (kept.size ? `${target}?${kept}` : target)
  if (/^\/max\/?$/.test(pathname)) return withQuery('/hbo-max', query)
  // the prefix wins over `a`, which counts only when it is on the list
  const wanted = query.get('a') ?? ''
  if (prefix === '' && campaigns.prefixes.includes(wanted)) {
    const rest = new URLSearchParams(query)
    rest.delete('a')
    return withQuery(`/${wanted}${path}`, rest)
  }
  const isSp = prefix.split('/')[0] === 'globoplay' && /^\/sp\/checkout(?:\/|$)/.test(path)
  if (isSp && query.get('s') === 'd600sp') return withQuery(base + path.slice('/sp'.length), query)
  return null
}
