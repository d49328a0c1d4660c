/**
 * What applies to a prefix, the closest first: its own folder, that of its last segment, of its first, and the default.
 */
export function inherited<T>(prefix: string, general: T, folders: Readonly<Record<string, T>>): readonly T[] {
  const segments = prefix.split('/')
  const named = [...new Set([prefix, segments.at(-1) ?? '', segments[0] ?? ''])]
  return [...named.flatMap((name) => (Object.hasOwn(folders, name) ? (folders[name] ?? []) : [])), general]
}
