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
 * How a link into the order opens now. Where the draw decides it, and no order of this browser continues, that is an
 * exposure.
 */
function openingNow() {
  const storage = browserStorage()
  const preferred = storage.read('mode')
  if (isDrawn(preferred) && storage.read('lead') === null) expose(version)
  return openingMode(version, preferred)
}

// before the listeners that read where a link leads
carrySource()

/** In a separate task: the one in which this file is read lays out the end of the page as well. */
setTimeout(() => {
  close = hydrateIslands(campaign, services, report)
  openInPreferredWay(campaign, openingNow, services.prepare)
  afterPaint(deferredSession({ report, isAffiliate: campaign.flags.from_livelo === true }).open)
})

// Back from the cache (X14), while another page has begun or left an order: the way back to it is another.
const lead = browserStorage().read('lead')
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && browserStorage().read('lead') !== lead) location.reload()
})

// Forward into an order that had taken this page over and is gone with a reload: the browser loads its address.
const { pathname } = location
addEventListener('popstate', () => {
  if (location.pathname !== pathname) location.reload()
})
