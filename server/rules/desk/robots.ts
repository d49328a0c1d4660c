/**
 * Programs that open pages without a person: crawlers, link previews, monitors, headless browsers. People's in-app
 * browsers (FBAN, Instagram, WhatsApp's own) contain none of these names.
 */
const ROBOT =
  /bot\b|bot[/;_ -]|crawl|spider|slurp|headless|lighthouse|pagespeed|phantomjs|puppeteer|selenium|preview|externalhit|facebookcatalog|monitor|uptime|pingdom|curl\/|wget|python|java\/|go-http|node-fetch|axios|okhttp|httpclient/i

/** Whether a request comes from a program rather than a person's browser; so does one without a User-Agent. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent)
