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
