/**
 * The allow-list of campaign prefixes, the first part of a campaign's URL paths. No other path
 * segment is ever treated as a prefix. Each prefix has a folder next to this file.
 */
export const PREFIXES = [
  'timcontrole',
  'timblack',
  'timpre',
  'b',
  'd',
  'black-friday',
  'fluxo',
  'oferta-colaborador',
  'r',
  'b/r',
  'rs',
  'hbo-max',
  'paramount',
  'c',
  'r2',
  'r3',
  'migracao-ultrafibra',
  'globoplay',
  'globoplay/timpre',
  'globoplay/timcontrole',
  'globoplay/timblack',
  'sp',
  'es',
  'b/timblack',
  'premium',
  'livelo',
] as const

/** A path, split into campaign prefix and remaining path. */
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
export function splitPrefix(pathname: string, prefixes: readonly string[] = PREFIXES): PrefixedPath {
  const path = onThisSite(pathname)
  const prefix = [...prefixes]
    .sort((a, b) => b.length - a.length)
    .find((each) => path === `/${each}` || path.startsWith(`/${each}/`))
  return prefix ? { prefix, path: onThisSite(path.slice(prefix.length + 1)) } : { prefix: '', path }
}

/**
 * Returns the name if it is a campaign prefix of the allow-list, or that of the page, otherwise ''.
 * @param own the prefix of the page's campaign, which may be in the shop's edition alone (docs/shop.md)
 */
export const knownPrefix = (name: string, own = ''): string =>
  [own, ...PREFIXES].find((prefix) => prefix === name) ?? ''
