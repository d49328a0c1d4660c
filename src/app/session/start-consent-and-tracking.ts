/** Starts cookie consent, tracking data, third-party scripts and counting on a page, once the page is usable. */
import { FUNNEL_EVENT, type FunnelReport } from '../../lib/analytics-events.ts'
import type { CountedPage } from '../counting/count-visit.ts'
import { storeConsentChoice, onConsent, openConsent } from './consent.ts'
import { denyByDefault, updateMode } from './push-to-data-layer.ts'
import { collectBrowserData, type Session } from './collect-browser-data.ts'
import { loadAllowedThirdParties } from './third-party-scripts-and-videos.ts'
import { reportOfferEvents } from './report-landing-page-events.ts'
import { orderTrackerOf } from './send-order-events-to-third-parties.ts'

export interface SessionStart {
  readonly report: (error: unknown, where: string) => void
  /** Whether the page belongs to the loyalty campaign, which loads the affiliate's script. */
  readonly isAffiliate: boolean
}

/** The session of this page. */
let running: Session | null = null

/**
 * Starts the session, only once per full page load: an order that replaces a landing page
 * keeps its session. It needs neither store nor router.
 */
export function startConsentAndTracking(start: SessionStart): Session {
  running ??= open(start)
  return running
}

/** Milliseconds after which work starts even if the browser is never idle. */
const BUSY = 2_000

/**
 * Runs work once the browser is idle. It does not use src/ui/when-idle.ts, because that file is bundled with
 * the landing pages, and every order would have to load that bundle (scripts/build/chunks.ts).
 */
function whenIdle(work: () => Promise<void>): void {
  // if the code does not load, nothing is counted
  const start = () => void work().catch(() => {})
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: BUSY })
  else setTimeout(start, BUSY / 4)
}

/** Starts counting what happens in an order, once the browser is idle. */
export const countWhenIdle = (order: CountedPage): void =>
  whenIdle(async () => (await import('../counting/count-visit.ts')).countVisit(order))

function open({ report, isAffiliate }: SessionStart): Session {
  const tracker = orderTrackerOf(report)
  denyByDefault()
  const { consent, isAsked } = openConsent()
  if (consent !== 'denied') updateMode(consent)
  const session = collectBrowserData(report)
  whenIdle(async () => (await import('../counting/report-page-errors.ts')).reportPageErrors())
  void loadAllowedThirdParties(isAffiliate)
  onConsent((chosen) => {
    updateMode(chosen)
    void loadAllowedThirdParties(isAffiliate)
  })
  document.addEventListener(FUNNEL_EVENT, (event) => {
    const { step, fields } = (event as CustomEvent<FunnelReport>).detail
    tracker.funnel(step, fields)
  })
  tracker.pageView(tracker.path())
  reportOfferEvents()
  const lost = (error: unknown) => {
    if (navigator.onLine) report(error, 'consent')
  }
  // separate functions, because only their callers can catch the error of a style sheet
  const loadBanner = async () => import('./show-cookie-banner.ts')
  const loadSettings = async () => import('./change-consent.ts')
  if (isAsked)
    void loadBanner().then(({ showCookieBanner: askConsent }) => askConsent(storeConsentChoice), lost)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent-open]'))
      void loadSettings().then(({ changeConsent }) => changeConsent(storeConsentChoice), lost)
  })
  return session
}
