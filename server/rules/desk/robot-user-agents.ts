/** Recognises programs that open pages without a person, by their User-Agent. */

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
