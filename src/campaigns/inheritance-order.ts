/**
 * Returns the values of a campaign in order of precedence, its own first, then the inherited ones. They come
 * from the folder of the whole prefix, of its last segment, of its first segment, and from the default.
 * Folders that do not exist are skipped.
 */
export function inherited<T>(prefix: string, general: T, folders: Readonly<Record<string, T>>): readonly T[] {
  const segments = prefix.split('/')
  const named = [...new Set([prefix, segments.at(-1) ?? '', segments[0] ?? ''])]
  return [...named.flatMap((name) => (Object.hasOwn(folders, name) ? (folders[name] ?? []) : [])), general]
}
