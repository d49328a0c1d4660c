import { afterPaint } from './app/boot/after-paint.ts'
import { browserStorage } from './app/boot/browser-storage.ts'
import { readCampaign } from './app/boot/campaign.ts'
import { noteFailure } from './app/boot/failures.ts'
import { hydrateIslands } from './app/landing/islands.tsx'
import { landingServices } from './app/landing/services.ts'
import { openInPreferredWay } from './app/landing/order-links.ts'
import { deferredSession } from './app/session/deferred-session.ts'
import { carrySource } from './app/session/source.ts'
import { expose } from './app/counting/exposure.ts'
import { isDrawn, openingMode, versionOf } from './app/session/version.ts'
import './ui/tokens.css'
import './ui/base.css'

const report = (error: unknown, where: string) => {
  console.error(where, error)
  noteFailure(error)
}
const version = versionOf(new URLSearchParams(location.search), Math.random)
const campaign = readCampaign()
const services = landingServices(() => close(), report)
let close = (): void => {}

/**
 * Returns whether a link into the order opens pages or chat. If the draw of the experiment decides it and this browser
 * has no order to continue, it is counted as an exposure.
 */
function openingNow() {
  const storage = browserStorage()
  const preferred = storage.read('mode')
  if (isDrawn(preferred) && storage.read('lead') === null) expose(version)
  return openingMode(version, preferred)
}

// runs before the listeners below, because it changes where links lead
carrySource()

// in a separate task, because the browser still lays out the end of the page in the task that runs this file
setTimeout(() => {
  close = hydrateIslands(campaign, services, report)
  openInPreferredWay(campaign, openingNow, services.prepare)
  afterPaint(deferredSession({ report, isAffiliate: campaign.flags.from_livelo === true }).open)
})

// The page returns from the back/forward cache (X14) although the stored order has changed since.
const lead = browserStorage().read('lead')
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && browserStorage().read('lead') !== lead) location.reload()
})

// The visitor goes forward to an order that had replaced this page before a reload: load its address.
const { pathname } = location
addEventListener('popstate', () => {
  if (location.pathname !== pathname) location.reload()
})
