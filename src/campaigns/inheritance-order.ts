/**
 * Returns the values that a campaign uses or inherits, the most specific first. For 'globoplay/timpre' they come from
 * 'globoplay/timpre', 'timpre' and 'globoplay', followed by the default. Prefixes that do not exist are skipped.
 */
export function inInheritanceOrder<T>(
  prefix: string,
  general: T,
  own: Readonly<Record<string, T>>,
): readonly T[] {
  const segments = prefix.split('/')
  const named = [...new Set([prefix, segments.at(-1) ?? '', segments[0] ?? ''])]
  return [...named.flatMap((name) => (Object.hasOwn(own, name) ? (own[name] ?? []) : [])), general]
}
