/** Returns the browser and operating system that a User-Agent header names, for the desk's list of sessions. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\b|Headless)(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (list: typeof BROWSERS, agent: string) => list.find(([sign]) => sign.test(agent))?.[1]

/**
 * Returns what the owner of a browser would call it: 'Firefox, Windows'. Returns null for a User-Agent that
 * names neither browser nor system. Nothing of the User-Agent itself is returned.
 */
export function browserName(agent: string | undefined): string | null {
  const names = [nameIn(BROWSERS, agent ?? ''), nameIn(SYSTEMS, agent ?? '')].filter(Boolean)
  return names.length > 0 ? names.join(', ') : null
}
