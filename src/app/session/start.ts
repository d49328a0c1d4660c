import { FUNNEL_EVENT, type FunnelTold } from '../../lib/funnel-step.ts'
import type { CountedPage } from '../counting/count-visit.ts'
import { choose, onConsent, openConsent } from './consent.ts'
import { denyByDefault, updateMode } from './data-layer.ts'
import { watchOffers } from './offers.ts'
import { openSession, type Session } from './open.ts'
import { loadAllowed } from './third-parties.ts'
import { trackerOf } from './tracker.ts'

export interface SessionStart {
  readonly report: (error: unknown, where: string) => void
  /** The page belongs to the loyalty campaign, which loads the affiliate's script (M2.74). */
  readonly isAffiliate: boolean
}

/** This document's. */
let running: Session | null = null

/**
 * What every page of the site does behind its first view (M4.11, M4.12): consent, the session, and what the consent
 * allows. Called when the page can be used; once for a document, also where an order takes a marketing page over. It
 * needs neither store nor router.
 */
export function startSession(start: SessionStart): Session {
  running ??= open(start)
  return running
}

/** Milliseconds after which a browser that is never idle counts all the same. */
const BUSY = 2_000

/** Counts what happens in an order, from a moment on in which the browser has nothing else to do. */
export function countWhenIdle(order: CountedPage): void {
  const count = () =>
    void import('../counting/count-visit.ts').then(
      ({ countVisit }) => countVisit(order),
      () => {}, // it did not load: this visit is not counted
    )
  if ('requestIdleCallback' in window) requestIdleCallback(count, { timeout: BUSY })
  else setTimeout(count, BUSY / 4)
}

function open({ report, isAffiliate }: SessionStart): Session {
  const tracker = trackerOf(report)
  denyByDefault()
  const { consent, isAsked } = openConsent()
  if (consent !== 'denied') updateMode(consent)
  const session = openSession(report)
  void loadAllowed(isAffiliate)
  onConsent((chosen) => {
    updateMode(chosen)
    void loadAllowed(isAffiliate)
  })
  document.addEventListener(FUNNEL_EVENT, (event) => {
    const { step, fields } = (event as CustomEvent<FunnelTold>).detail
    tracker.funnel(step, fields)
  })
  tracker.pageView(tracker.path())
  watchOffers(tracker)
  // a style sheet that fails is only caught outside of what loads it
  const load = async () => import('./ask-consent.tsx')
  const withQuestions = (ask: (questions: typeof import('./ask-consent.tsx')) => void) =>
    void load().then(ask, (error: unknown) => {
      if (navigator.onLine) report(error, 'consent')
    })
  if (isAsked) withQuestions(({ askConsent }) => askConsent(choose))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent-open]'))
      withQuestions(({ changeConsent }) => changeConsent(choose))
  })
  return session
}
