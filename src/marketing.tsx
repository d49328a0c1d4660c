/**
 * Entry point of the script on landing pages. It hydrates the interactive parts (islands), prepares the links to the
 * order and starts counting the visit.
 */
import { afterPaint } from './app/boot/after-paint.ts'
import { browserStorage } from './app/boot/browser-storage.ts'
import { readCampaign } from './app/boot/read-campaign.ts'
import { collectError } from './app/boot/collect-errors.ts'
import { addZoomControlToHelp } from './app/landing/add-zoom-control-to-help.ts'
import { startIslands } from './app/landing/start-islands.ts'
import { landingServices } from './app/landing/make-landing-services.ts'
import { startOrderInPreferredMode, addressOfLinkedOrder } from './app/landing/order-start.ts'
import { lazySession } from './app/session/lazy-consent-and-tracking.ts'
import { carrySource } from './app/session/carry-traffic-source.ts'
import { keepEdition } from './app/session/seen-shop-edition.ts'
import { recordExposure } from './app/counting/experiment-exposure.ts'
import { isDrawn, openingMode, versionOf } from './app/session/ab-version.ts'
import { applyFontUnnoticed } from './pages/landing/apply-web-font.ts'
import { whenIdle } from './ui/when-idle.ts'
import './ui/tokens.css'
import './ui/base.css'

const report = (error: unknown, where: string) => {
  console.error(where, error)
  collectError(error)
}
const version = versionOf(new URLSearchParams(location.search), Math.random)
const campaign = readCampaign()
const services = landingServices(() => close(), report)
let close = (): void => {}
// the form ends the recording, maybe before the browser is idle
const early = window.__prosaEarlyInput

/**
 * Returns whether links to the order open the form pages or the chat. A visitor for whom this is drawn at
 * random, and who has no order yet, is counted in the A/B experiment.
 */
function openingNow() {
  const storage = browserStorage()
  const preferred = storage.read('mode')
  if (isDrawn(preferred) && storage.read('lead') === null) recordExposure(version)
  return openingMode(version, preferred)
}

keepEdition(browserStorage())
// runs before the listeners below, because it changes the URLs of links
carrySource()

function start(): void {
  close = startIslands(campaign, services, report)
  // the form hears its first touch now, and what was typed before is kept
  performance.mark('prosa:answerable')
  addZoomControlToHelp(report)
  startOrderInPreferredMode(campaign, openingNow, services.prepare)
  if (document.querySelector('form[data-step]')) whenIdle(() => early?.font(applyFontUnnoticed))
  afterPaint(lazySession({ report, isAffiliate: campaign.flags.from_livelo === true }).open)
}

/** Starts once the page shows the plans of the server that takes the orders. */
const startWithItsPlans = () =>
  import('./app/landing/show-plans-of-other-server.ts')
    .then(async ({ showPlansOfServer }) => showPlansOfServer(campaign))
    .catch((error: unknown) => report(error, 'plans'))
    .finally(start)

// an order of a link opens without being counted in the experiment, because it is no new one
const linked = addressOfLinkedOrder(campaign, window.__prosaLink, location.search, () =>
  openingMode(version, browserStorage().read('mode')),
)
if (linked) location.replace(linked)

// in a separate task, because the browser still lays out the end of the page in the task that runs this file
setTimeout(() => {
  if (document.querySelector('meta[name^=api-]:not([content=""])')) void startWithItsPlans()
  else start()
})

// reloads a page restored from the back/forward cache if the stored order has changed since
const lead = browserStorage().read('lead')
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && browserStorage().read('lead') !== lead) location.reload()
})

// loads the order if the browser's forward button leads to an order that had replaced this page
const { pathname } = location
addEventListener('popstate', () => {
  if (location.pathname !== pathname) location.reload()
})
