/**
 * Returns the values that a campaign uses or inherits, in order of precedence. The first is from the folder
 * of the whole prefix, followed by the folders of its last and its first segment, and by the default. Folders
 * that do not exist are skipped.
 */
export function inherited<T>(prefix: string, general: T, folders: Readonly<Record<string, T>>): readonly T[] {
  const segments = prefix.split('/')
  const named = [...new Set([prefix, segments.at(-1) ?? '', segments[0] ?? ''])]
  return [...named.flatMap((name) => (Object.hasOwn(folders, name) ? (folders[name] ?? []) : [])), general]
}
