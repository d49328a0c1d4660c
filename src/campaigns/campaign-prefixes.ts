/** Finds the campaign prefix of a path: the first part of a campaign's URL paths. */

/** A path, split into its campaign prefix and the rest. */
export interface PrefixedPath {
  /** Campaign prefix without slashes; '' for none. */
  readonly prefix: string
  /** The rest of the path, starting with '/'. */
  readonly path: string
}

/**
 * Returns a path with exactly one leading slash, because '//evil.com' and '/\\evil.com' lead to another host.
 */
const onThisSite = (path: string) => `/${path.replace(/^[\\/]+/, '')}`

/**
 * Splits a path into campaign prefix and remaining path; the longest prefix wins. Only whole segments match:
 * '/black-fridays/x' has no prefix. The remaining path never starts with two slashes.
 */
export function splitPrefix(pathname: string, prefixes: readonly string[]): PrefixedPath {
  const path = onThisSite(pathname)
  const prefix = [...prefixes]
    .sort((a, b) => b.length - a.length)
    .find((each) => path === `/${each}` || path.startsWith(`/${each}/`))
  return prefix ? { prefix, path: onThisSite(path.slice(prefix.length + 1)) } : { prefix: '', path }
}

const SHAPE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/

/**
 * Returns the campaign prefix of an order that the server restores; '' if it does not look like a prefix. A browser cannot
 * check more, because it does not have the shop's edition with all campaigns (docs/shop.md).
 */
export const restoredPrefix = (name: string): string => (SHAPE.test(name) ? name : '')

/**
 * Parts of prefixes that the site's own code names, for what only these campaigns do: services of streaming, points,
 * colleagues' orders, migration, lists that flags of a request select. Such a campaign keeps its address.
 */
const NAMED: readonly string[] = [
  'globoplay',
  'hbo-max',
  'paramount',
  'livelo',
  'oferta-colaborador',
  'migracao-ultrafibra',
  'premium',
  'rs',
]

/** Whether the site's own code names a part of a prefix. */
export const isNamedBySite = (prefix: string): boolean =>
  prefix.split('/').some((part) => NAMED.includes(part))
