/** Starts cookie consent, tracking data, third-party scripts and counting on a page, once the page is usable. */
import { FUNNEL_EVENT, type FunnelReport, LEAD_EVENT, type LeadForm } from '../../lib/analytics-events.ts'
import type { CountedPage } from '../counting/count-visit.ts'
import { storeConsentChoice, onConsent, openConsent, consentNow } from './consent.ts'
import { denyByDefault, updateMode, pushEcommerce, pushToDataLayer } from './push-to-data-layer.ts'
import { collectBrowserData, type Session } from './collect-browser-data.ts'
import { loadAllowedThirdParties } from './third-parties.ts'
import { orderTrackerOf } from './send-order-events-to-third-parties.ts'
import { storageKeys } from '../../lib/storage-keys.ts'

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

/** sku of a link that opens an order with a plan; null for any other link. */
function skuOf(link: HTMLAnchorElement): string | null {
  const { pathname, searchParams } = new URL(link.href, location.href)
  return /\/checkout\/|\/chat\/?$/.test(pathname) ? searchParams.get('s') : null
}

const itemsOf = (skus: readonly string[]) => [...new Set(skus)].map((item_id) => ({ item_id }))

const { key: KEPT } = storageKeys.reportedEvents

/** What this tab has reported: the next page of the visit, and this page if it is opened again, do not repeat it. */
const reported = new Set<string>()

function readTold(): void {
  try {
    for (const each of sessionStorage.getItem(KEPT)?.split('\n') ?? []) reported.add(each)
  } catch {
    // blocked: what this page has reported is known all the same
  }
}

/** Reports an event if the visitor consents to anything, unless this tab has reported it. */
function reportOnce(event: string, which: string, report: () => void): void {
  readTold()
  const name = `${event} ${which}`
  if (reported.has(name) || consentNow() === 'denied') return
  report()
  reported.add(name)
  try {
    sessionStorage.setItem(KEPT, [...reported].join('\n'))
  } catch {
    // blocked or full
  }
}

/**
 * Reports the plans on the page, a plan and a promotion that are chosen, and a form that brings a lead. Each is
 * reported once: a plan that was chosen in a card is chosen again with the way to order it, and a form is sent again by
 * a visitor who went back, for the same lead. The list is still on the page when consent is given later; whatever
 * happened before that is never reported.
 */
function reportOfferEvents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="s="]')]
  const items = itemsOf(links.map(skuOf).filter((sku) => sku !== null))
  const path = location.pathname
  const tellList = () => {
    // an order may have taken the page's place
    if (items.length > 0 && links.some(({ isConnected }) => isConnected))
      reportOnce('view_item_list', path, () => pushEcommerce('view_item_list', { items }))
  }
  tellList()
  onConsent(tellList)

  const tellPlan = (event: string, sku: string, more: Readonly<Record<string, string>> = {}) =>
    reportOnce(event, [sku, ...Object.values(more)].join(' '), () =>
      pushEcommerce(event, { ...more, items: itemsOf([sku]) }),
    )
  const hear = ({ target, button }: MouseEvent) => {
    // of the other buttons, only the middle one follows a link
    if (button > 1) return
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="s="]') : null
    const sku = link && skuOf(link)
    if (!sku) return
    const promotion_id = link.closest<HTMLElement>('[data-promotion]')?.dataset.promotion
    if (promotion_id) tellPlan('select_promotion', sku, { promotion_id })
    tellPlan('select_item', sku)
  }
  document.addEventListener('click', hear)
  document.addEventListener('auxclick', hear)
  document.addEventListener(LEAD_EVENT, (event) => {
    const { detail: lead_source } = event as CustomEvent<LeadForm>
    reportOnce('generate_lead', lead_source, () => pushToDataLayer('generate_lead', { lead_source }))
  })
}

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
