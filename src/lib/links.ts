/**
 * Whether a link leads to a page of another site that everybody reaches: https, a public name as host, and neither a
 * port nor a user in it. Every link that the operator types is checked by it.
 */

import { trackingFrom } from './tracking-parameters.ts'

/** Names of hosts that only a machine or a house knows, and those that documents reserve. */
const NOT_PUBLIC =
  /\.(?:arpa|corp|home|internal|intranet|invalid|lan|local|localdomain|localhost|onion|private|test)$/

export function isExternalLink(href: string): boolean {
  const url = URL.parse(href)
  if (url === null || url.protocol !== 'https:' || !/^https:\/\/[^\s"<>\\]+$/i.test(href)) return false
  const isPublic = /\.[a-z]{2,}$/.test(url.hostname) && !NOT_PUBLIC.test(url.hostname)
  return isPublic && url.username === '' && url.password === '' && url.port === ''
}

/**
 * Returns the path of the coverage check's first page, without campaign prefix. Its last segment is generated from the
 * place of the link, so that logs tell links apart; the page ignores it.
 */
export function coverageCheckHref(place: string): string {
  // FNV-1a, 32 bits
  const bytes = new TextEncoder().encode(place)
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5)
  return `/consultar-cobertura/cep/${(hash >>> 0).toString(36).padStart(4, '0')}/`
}

/**
 * Parameters that select a plan or an A/B version. Parameters that identify a lead (l, ls, lmig) are
 * not kept.
 */
const PLAN_KEYS = ['idr', 'idm', 'id', 's', 'sk', 'sku', 'dl', 'ul', 'sb', 'sba', 'test'] as const

/** Maximum length of a value; longer values are dropped. */
const LIMIT = 256

/**
 * Returns the query for a link to another page of the site. It keeps the tracking and plan parameters of the
 * current URL.
 * @param search the query of the current URL, with or without question mark
 * @returns a query with question mark, '' if nothing is left
 */
export function queryKeptInLinks(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams(trackingFrom(given))
  for (const key of PLAN_KEYS) {
    for (const value of given.getAll(key)) if (value && value.length <= LIMIT) kept.append(key, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
