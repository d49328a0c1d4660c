/**
 * Returns the values that a campaign uses or inherits, the most specific first. For 'globoplay/timpre' they come from
 * the folders 'globoplay/timpre', 'timpre' and 'globoplay', followed by the default. Folders that do not exist are
 * skipped.
 */
export function inInheritanceOrder<T>(
  prefix: string,
  general: T,
  folders: Readonly<Record<string, T>>,
): readonly T[] {
  const segments = prefix.split('/')
  const named = [...new Set([prefix, segments.at(-1) ?? '', segments[0] ?? ''])]
  return [...named.flatMap((name) => (Object.hasOwn(folders, name) ? (folders[name] ?? []) : [])), general]
}
