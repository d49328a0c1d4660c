import { trackingFrom } from './tracking.ts'

/** Parameters that choose a plan or a version (F§2); those of a lead (l, ls, lmig) are taken out long before. */
const PLAN_KEYS = ['idr', 'idm', 'id', 's', 'sk', 'sku', 'dl', 'ul', 'sb', 'sba', 'test'] as const

/** Values longer than this are no plan's. */
const LIMIT = 256

/**
 * What of a query goes along to another page of the site: tracking and plan parameters, nothing else.
 * @param search a query with or without question mark
 * @returns with question mark; '' when nothing is left
 */
export function keptQuery(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams(trackingFrom(given))
  for (const key of PLAN_KEYS) {
    for (const value of given.getAll(key)) if (value && value.length <= LIMIT) kept.append(key, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
