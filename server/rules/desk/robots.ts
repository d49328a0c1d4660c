/**
 * Programs that open pages without being anybody: crawlers, link previews, monitors, browsers without a screen. In-app
 * browsers of people (FBAN, Instagram, WhatsApp's own) name none of these.
 */
const ROBOT =
  /bot\b|bot[/;_ -]|crawl|spider|slurp|headless|lighthouse|pagespeed|phantomjs|puppeteer|selenium|preview|externalhit|facebookcatalog|monitor|uptime|pingdom|curl\/|wget|python|java\/|go-http|node-fetch|axios|okhttp|httpclient/i

/** Whether a request comes from a program rather than a person's browser; one without a name does, too. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || ROBOT.test(userAgent)
