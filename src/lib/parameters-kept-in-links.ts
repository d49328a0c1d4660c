/** Decides which parameters of the current URL are added to links to other pages of the site. */
import { trackingFrom } from './tracking-parameters.ts'

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
