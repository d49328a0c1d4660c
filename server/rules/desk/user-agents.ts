/** Reads User-Agent headers: the browser that they name, and whether a program sends them. */
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

/**
 * User-Agents of programs that open pages without a person: crawlers, link previews, monitors, headless
 * browsers. The browsers inside apps (Facebook, Instagram, WhatsApp) contain none of these words.
 */
const ROBOT =
  /bot\b|bot[/;_ -]|crawl|spider|slurp|headless|lighthouse|pagespeed|phantomjs|puppeteer|selenium|preview|externalhit|facebookcatalog|monitor|uptime|pingdom|curl\/|wget|python|java\/|go-http|node-fetch|axios|okhttp|httpclient/i

/**
 * Returns whether a request comes from a program rather than a person's browser. A request without a
 * User-Agent counts as a program's.
 */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent)
