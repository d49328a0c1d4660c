/**
 * Returns the values that a prefix inherits from, closest first: its own folder, the folder of its last segment, the
 * folder of its first segment, and the default.
 */
export function inherited<T>(prefix: string, general: T, folders: Readonly<Record<string, T>>): readonly T[] {
  const segments = prefix.split('/')
  const named = [...new Set([prefix, segments.at(-1) ?? '', segments[0] ?? ''])]
  return [...named.flatMap((name) => (Object.hasOwn(folders, name) ? (folders[name] ?? []) : [])), general]
}
