/**
 * Allowed campaign prefixes: the 23 of M§2, b/timblack, premium and livelo (D18). Nothing else is ever treated as one
 * (S15). Each has a folder next to this file.
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

export type Prefix = (typeof PREFIXES)[number]

export interface PrefixedPath {
  /** Campaign prefix without slashes; '' for none. */
  readonly prefix: string
  /** The rest of the path, starting with '/'. */
  readonly path: string
}

/** Exactly one leading slash: '//evil.com' and '/\\evil.com' would redirect to another host. */
const onThisSite = (path: string) => `/${path.replace(/^[\\/]+/, '')}`

/**
 * Splits a path into campaign prefix and route, longest prefix first. Only whole segments of the allow-list count:
 * '/black-fridays/x' has no prefix. The route never starts with two slashes.
 */
export function splitPrefix(pathname: string, prefixes: readonly string[] = PREFIXES): PrefixedPath {
  const path = onThisSite(pathname)
  const prefix = [...prefixes]
    .sort((a, b) => b.length - a.length)
    .find((each) => path === `/${each}` || path.startsWith(`/${each}/`))
  return prefix ? { prefix, path: onThisSite(path.slice(prefix.length + 1)) } : { prefix: '', path }
}

/** Normalises the campaign named by a lead: a listed prefix, or '' for anything else. */
export const knownPrefix = (name: string): Prefix | '' => PREFIXES.find((prefix) => prefix === name) ?? ''
