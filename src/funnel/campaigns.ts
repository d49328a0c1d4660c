/**
 * Addresses that may stand as a campaign prefix: the 23 of marketing §2, b/timblack, premium and livelo
 * (decisions 18). Nothing else is ever taken for one (security 15).
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

/** Names under which some addons travel to the API (funnel §4). They are values, not addresses. */
const ALIASES: Readonly<Record<string, string>> = {
  timcontrole: 'controle',
  timblack: 'black',
  'b/timblack': 'black',
  timpre: 'pre',
}

export interface PrefixedPath {
  /** Campaign prefix without slashes; '' for none. */
  readonly addon: string
  /** The rest of the path, starting with '/'. */
  readonly path: string
}

/** One slash in front: '//evil.com' and '/\\evil.com' would name another host as a redirect's target. */
const onThisSite = (path: string) => `/${path.replace(/^[\\/]+/, '')}`

/**
 * Splits a path into campaign prefix and route, longest prefix first. Only whole segments of the allow-list
 * count: '/black-fridays/x' has no prefix. The route never starts with two slashes.
 */
export function splitPrefix(pathname: string): PrefixedPath {
  const path = onThisSite(pathname)
  const addon = [...PREFIXES]
    .sort((a, b) => b.length - a.length)
    .find((prefix) => path === `/${prefix}` || path.startsWith(`/${prefix}/`))
  return addon ? { addon, path: onThisSite(path.slice(addon.length + 1)) } : { addon: '', path }
}

/** The addon as the API knows it. */
export function wireAddon(addon: string): string {
  return Object.hasOwn(ALIASES, addon) ? (ALIASES[addon] ?? addon) : addon
}

/**
 * The campaign prefix of an addon as a lead holds it. What a lead holds was sent by a browser, so only the
 * allow-list counts; '' for the rest. 'black' gives timblack, one of the two that travel under this name.
 */
export function addonOf(wire: string): string {
  const known =
    PREFIXES.find((prefix) => prefix === wire) ?? PREFIXES.find((prefix) => ALIASES[prefix] === wire)
  return known ?? ''
}
