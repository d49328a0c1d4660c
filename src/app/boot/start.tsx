import './no-eval.ts'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fetchModule, whenLost } from '../../lib/fetch-module.ts'
import { BrowserRouter } from '../history/BrowserRouter.tsx'
import { makeAddressBar, pathBelow } from '../history/address-bar.ts'
import { afterPaint } from './after-paint.ts'
import { App } from '../App.tsx'
import { apiBase } from './api-base.ts'
import { arrivalOf } from './arrival.ts'
import { fetchAheadOnce, loadMessageReader } from './prefetch.ts'
import { keepForm, replayEarlyInput } from './early-input.ts'
import { lazyApi } from './lazy-api.ts'
import { readCampaign } from './campaign.ts'
import { browserStorage } from './browser-storage.ts'
import { browserOutside } from './outside.ts'
import { loadParts } from '../journeys/load.ts'
import { modeOf, screenAt } from '../screen-at.ts'
import { followPageLifecycle, writeMissedEntry } from './page-lifecycle.ts'
import { preloadAt, screenNameAt } from '../screens.tsx'
import { deferredSession } from '../session/deferred-session.ts'
import { carrySource } from '../session/source.ts'
import { startStore } from './start-store.ts'
import { openingMode, versionOf } from '../session/version.ts'
import { visitOf } from '../session/visit.ts'
import { firstStep, journeyOf } from '../../funnel/journeys.ts'
import type { StepId, Values } from '../../funnel/types.ts'
import { addProblems } from '../../questions/registry.ts'
import { screenShown } from '../../questions/useFocusOnMove.ts'
import { journeyAt } from '../../site/journey-at.ts'
import { WHATSAPP_CHAT } from '../../site/pages.ts'
import { volunteered } from '../../store/events.ts'
import { selectFlow, selectMode, selectNotice, selectPhase, selectWait } from '../../store/selectors.ts'
import type { Flow } from '../../store/flow.ts'
import type { AppStore } from '../../store/store.ts'
import { reloadOnce } from '../../ui/reload-once.ts'
import '../../ui/tokens.css'
import '../../ui/base.css'

/** What a marketing page hands over to the order it opens (docs/decisions/0025). */
export interface HandedOver {
  /** Answers that belong to later questions: taken as soon as the order reaches them. */
  readonly answers: Readonly<Record<StepId, Values>>
}

export type Report = (error: unknown, where: string) => void

/** Once the visitor's order is known: a stored one would overwrite what is taken before. */
function takeIn(store: AppStore, { answers }: HandedOver): void {
  const isLoading = () => selectPhase(store.getState()) === 'loading'
  const take = () => store.dispatch(volunteered({ answers }))
  if (!isLoading()) {
    take()
    return
  }
  const stop = store.subscribe(() => {
    if (isLoading()) return
    stop()
    take()
  })
}

/**
 * Starts the order's engine for the present address: store, sagas, router, and the screen in `#root`.
 * @param report notified of errors that the visitor does not see
 * @param handedOver given where a marketing page is taken over: its HTML is replaced, never hydrated
 * @throws when the page has no `#root`
 */
export async function startApp(report: Report, handedOver?: HandedOver): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('no #root in the page')
  const campaign = readCampaign()
  const base = campaign.prefix && `/${campaign.prefix}`
  const path = pathBelow(base, location.pathname)
  const parts = await loadParts(journeyAt(campaign.journey, path))
  const { id: journey, subject } = parts
  const chatPath = path.startsWith(WHATSAPP_CHAT) ? WHATSAPP_CHAT : `${journeyOf({ journey }).root}/chat`
  const addressBar = makeAddressBar(base, journey, chatPath)

  // The screen's code first: what is hydrated must be there.
  const hasScreen = await preloadAt(journey, path).then(
    () => true,
    // The page stays as it is while it reloads; where that does not help, the screen is loaded below regardless.
    async () => {
      await reloadOnce()
      return false
    },
  )

  const session = deferredSession({ report, isAffiliate: campaign.flags.from_livelo === true })
  const storage = browserStorage()
  writeMissedEntry(addressBar.history, storage, journey)
  const query = new URLSearchParams(location.search)
  const version = versionOf(query, Math.random)
  const isInOrder = () => modeOf(screenAt(journey, pathBelow(base, location.pathname))) !== null
  /** A reload loses what is being typed: only where nothing but the wait for a call is on the screen. */
  const reloadForWait = () => {
    if (isInOrder() && selectWait(store.getState())) void reloadOnce()
  }
  // a form outside the order has reported its failure by then; its contents are stored nowhere
  whenLost(() => (isInOrder() ? reloadForWait() : void reloadOnce()))
  const api = lazyApi(async () => {
    const { createApi, callProblems } = await fetchModule(async () => import('./calls.ts'))
    addProblems(callProblems)
    const channel = () => selectMode(store.getState())
    return createApi({ base: apiBase(), fetch: (...args) => window.fetch(...args), channel })
  }, reloadForWait)
  const outside = browserOutside({
    addressBar,
    storage,
    parts,
    api: api.api,
    visit: visitOf(campaign, path, query, window.__prosaSource, version, session),
    fetchAhead: (loadJourney) => fetchAheadOnce(journey, path, loadJourney),
    loadMessageReader,
    report,
  })
  const store = startStore(
    outside,
    arrivalOf(
      { journey, prefix: campaign.prefix, path },
      openingMode(version, storage.read('mode')),
      location.search,
      addressBar.history.location.state,
      window.__prosaLink ?? {},
      subject?.kind,
    ),
  )
  followPageLifecycle(storage, subject?.kind, store)
  // a marketing page that was taken over does it already; links within the order are taken before
  if (!handedOver) carrySource()
  if (handedOver) {
    // the visitor is moving: the question they reach gets the focus
    screenShown()
    // later questions can be answered once they have loaded
    const take = () => takeIn(store, handedOver)
    void Promise.resolve(parts.later?.()).then(take, take)
  }

  const ready = () => {
    replayEarlyInput(store)
    performance.mark('prosa:answerable')
    if (parts.isAlone) return
    api.preload()
    const isForced = query.has('test')
    afterPaint(() =>
      session.open({ store, journey, campaign: campaign.prefix, version, isForced, isInOrder }),
    )
  }
  const app = (
    <BrowserRouter addressBar={addressBar} store={store}>
      <App
        store={store}
        base={base}
        campaign={campaign}
        journey={journey}
        follow={addressBar.follow}
        report={report}
        onReady={ready}
      />
    </BrowserRouter>
  )
  const { dataset } = document.documentElement
  const { page } = container.dataset
  const name = screenNameAt(journey, path)
  // The prerendered first question is this very tree when nothing is known of the visitor, who is at that question by
  // its own address; a page beside the orders is the same for everyone.
  const isFirst = ({ entrance, mode, phase, position }: Flow) =>
    dataset.resume === undefined &&
    phase === 'ready' &&
    position === firstStep({ journey }) &&
    (mode === 'pages' || entrance === null)
  const isBeside = modeOf(screenAt(journey, path)) === null && name !== journey
  // Everything else is rendered from scratch, and so is a page with something to report (blocked storage).
  const isAsRendered =
    hasScreen &&
    page !== undefined &&
    screenNameAt(journey, page) === name &&
    selectNotice(store.getState()) === null &&
    (isBeside || isFirst(selectFlow(store.getState())))
  if (isAsRendered) hydrateRoot(container, app)
  else {
    // Synchronously: no keystroke may fall between the old form and the new one.
    const focusAgain = keepForm(container)
    flushSync(() => createRoot(container).render(app))
    focusAgain()
  }
  delete dataset.resume
}
