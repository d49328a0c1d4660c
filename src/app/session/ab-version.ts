/** Randomly assigns the visitor a version in the A/B test of chat against pages. */
import type { Mode } from '../../funnel/step-and-journey-types.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { excludeBrowser } from '../counting/exclude-forced-ab-versions.ts'

export type Version = 'A' | 'B'

const { key: VERSION_KEY } = storageKeys.version
const isVersion = (text: string | null): text is Version => text === 'A' || text === 'B'

/**
 * Returns the visitor's A/B version. It is drawn once with equal odds and stored. `test=A|B` in
 * the URL forces a version and excludes the visit from all counts.
 * @param draw returns a random number in [0, 1)
 */
export function versionOf(query: URLSearchParams, draw: () => number): Version {
  const forced = query.get('test')
  const fresh: Version = draw() < 0.5 ? 'A' : 'B'
  try {
    const kept = localStorage.getItem(VERSION_KEY)
    const version = isVersion(forced) ? forced : isVersion(kept) ? kept : fresh
    localStorage.setItem(VERSION_KEY, version)
    if (forced !== null) excludeBrowser()
    return version
  } catch {
    return isVersion(forced) ? forced : fresh
  }
}

const isMode = (text: string | null): text is Mode => text === 'chat' || text === 'pages'

/** Whether the draw decides how a plan link opens, because the visitor has not chosen chat or pages. */
export const isDrawn = (preferred: string | null): boolean => !isMode(preferred)

/**
 * Returns whether a plan link opens the chat or the pages. The visitor's own choice overrides the version.
 */
export function openingMode(version: Version, preferred: string | null): Mode {
  if (isMode(preferred)) return preferred
  return version === 'B' ? 'chat' : 'pages'
}
