/**
 * Starts the order in the browser: loads the journey, creates the dependencies and the store, and renders or hydrates the
 * screen of the current URL.
 */
import './disable-zod-eval.ts'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { onImportFailed } from '../../lib/import-with-new-url-on-retry.ts'
import { BrowserRouter } from '../history/BrowserRouter.tsx'
import { makeAddressBar, pathBelow } from '../history/sync-address-bar.ts'
import { App } from '../App.tsx'
import { chooseApiServer } from './choose-api-server.ts'
import { readPageUrl } from './read-page-url.ts'
import { keepForm, replayEarlyInput } from './keep-and-replay-early-input.ts'
import { apiLoader, loadApiCode } from './api-client.ts'
import { readCampaign } from './read-campaign.ts'
import { browserStorage } from './browser-storage.ts'
import { loadJourney } from '../journeys/load-journey.ts'
import { modeOf, screenAt } from '../screen-at-path.ts'
import { warnUnsavedAndReloadOutdated } from './leaving-and-restored-pages.ts'
import {
  makeQuestionPrefetcher,
  prefetchMessageReader,
  preloadAt,
  screenNameAt,
} from '../screen-components.tsx'
import { lazySession } from '../session/lazy-consent-and-tracking.ts'
import { carrySource } from '../session/carry-traffic-source.ts'
import { startStore, browserEnvironment } from './start-store.ts'
import { openingMode, versionOf } from '../session/ab-version.ts'
import { seenShopEdition } from '../session/seen-shop-edition.ts'
import { dataSentWithLead } from '../session/collect-data-sent-with-lead.ts'
import { firstStep, journeyOf } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { addProblems } from '../../questions/journey-part-registry.ts'
import { screenWithoutQuestionShown } from '../../questions/useFocusOnQuestionChange.ts'
import { journeyAt } from '../../site/journey-at-path.ts'
import { WHATSAPP_CHAT } from '../../site/pages-outside-orders.ts'
import { answersVolunteered, factsLoaded, orderActionRequested } from '../../store/redux-actions.ts'
import { selectUi, selectMode, selectNotice, selectPhase, selectWait } from '../../store/selectors.ts'
import type { UiState } from '../../store/journey-position-and-ui-state.ts'
import type { AppStore } from '../../store/root-reducer.ts'
import { reloadOnce } from '../../ui/retry-failed-files-or-reload.ts'
import '../../ui/tokens.css'
import '../../ui/base.css'

/** What a landing page passes to the order that it opens (docs/decisions/0025). */
export interface HandedOver {
  /**
   * Answers that the visitor gave on the landing page. Each is used once the order reaches its question.
   */
  readonly answers: Readonly<Record<StepId, Values>>
}

/** Milliseconds after which consent and counting start even if the API's code has not come. */
const PATIENCE = 3_000

export type Report = (error: unknown, where: string) => void

/**
 * Dispatches the answers from a landing page. If a stored order is loading, it waits for that order, which
 * would otherwise overwrite the answers.
 */
function takeIn(store: AppStore, { answers }: HandedOver): void {
  const isLoading = () => selectPhase(store.getState()) === 'loading'
  const take = () => store.dispatch(answersVolunteered({ answers }))
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
 * Starts the order in the element `#root`.
 * @param report called with errors that the visitor does not see
 * @param handedOver set if a landing page is being replaced; its HTML is then removed, never hydrated
 * @throws if the page has no `#root`
 */
export async function startApp(report: Report, handedOver?: HandedOver): Promise<void> {
  const container = document.getElementById('root')
  if (!container) throw new Error('no #root in the page')
  const campaign = readCampaign()
  const base = campaign.prefix && `/${campaign.prefix}`
  const path = pathBelow(base, location.pathname)
  const server = chooseApiServer()
  const [loaded, specified] = await Promise.all([
    loadJourney(journeyAt(campaign.journey, path)),
    server.isOwn ? null : import('./specification-only-server-api.ts'),
  ])
  const parts = specified ? { ...loaded, ...specified.adaptJourneyToServer(loaded, server.can) } : loaded
  const { id: journey, recordCalls } = parts
  const chatPath = path.startsWith(WHATSAPP_CHAT) ? WHATSAPP_CHAT : `${journeyOf({ journey }).root}/chat`
  const addressBar = makeAddressBar(base, journey, chatPath)

  // Loads the screen's code first, because hydration needs it.
  const hasScreen = await preloadAt(journey, path).then(
    () => true,
    // The page stays unchanged while it recovers. If that does not help, the screen is loaded below anyway.
    async () => {
      await window.__prosaEarlyInput?.recover?.()
      return false
    },
  )

  const session = lazySession({ report, isAffiliate: campaign.flags.from_livelo === true })
  const storage = browserStorage()
  const query = new URLSearchParams(location.search)
  const version = versionOf(query, Math.random)
  const isInOrder = () => modeOf(screenAt(journey, pathBelow(base, location.pathname))) !== null
  /**
   * Reloads the page, but only if the visitor is waiting for a call to the server. At other times a reload
   * could lose typed text.
   */
  const reloadForWait = () => {
    if (isInOrder() && selectWait(store.getState())) void reloadOnce()
  }
  // a form outside the order has already shown its failure, so the page can reload
  onImportFailed(() => (isInOrder() ? reloadForWait() : void reloadOnce()))
  const { openApi, preload } = apiLoader(async () => {
    const { createApi, failedRequestProblems } = await loadApiCode()
    addProblems(failedRequestProblems)
    const channel = () => selectMode(store.getState())
    return (signal) => {
      const options = { ...server, channel, signal }
      return specified ? specified.createSpecifiedApi(createApi, options) : createApi(options)
    }
  }, reloadForWait)
  const visit = dataSentWithLead({
    campaign,
    path,
    query,
    source: window.__prosaSource,
    version,
    session,
  })
  const link = window.__prosaLink ?? {}
  const mode = modeOf(screenAt(journey, path))
  // an ad's link without its address is a link all the same
  const isAddressKept =
    link.cep !== undefined &&
    (await import('./prefill-address-from-link.ts').then(
      ({ prefillAddressFromLink }) => prefillAddressFromLink(link, storage, mode),
      () => false,
    ))
  let agentLink: string | undefined
  const dependencies = browserEnvironment({
    addressBar,
    storage,
    parts,
    openApi,
    can: server.can,
    visit: () => ({
      ...visit(),
      agentLink,
      ...(server.can.has('editions') && { edition: seenShopEdition(storage) }),
    }),
    acceptLink: (key) => {
      agentLink = key
    },
    fetchAhead: (loadJourney) => makeQuestionPrefetcher(journey, path, loadJourney),
    loadMessageReader: prefetchMessageReader,
    report,
  })
  const store = startStore(
    dependencies,
    readPageUrl(
      { journey, prefix: campaign.prefix, path, search: location.search },
      {
        opening: openingMode(version, storage.read('mode')),
        historyState: addressBar.history.location.state,
        link: { ...link, isAddressKept },
        kind: recordCalls?.kind,
      },
    ),
  )
  store.dispatch(factsLoaded({ facts: { advertised: campaign.advertised } }))
  warnUnsavedAndReloadOutdated(storage, recordCalls?.kind, store)
  if (link.k && isInOrder()) store.dispatch(orderActionRequested({ what: 'open-agent-link', key: link.k }))
  // a landing page has already called it; links within the order need no source
  if (!handedOver) carrySource()
  if (handedOver) {
    // the visitor comes from another page, so the question gets the focus
    screenWithoutQuestionShown()
    // the answers are used once the code of their questions has loaded
    const take = () => takeIn(store, handedOver)
    void Promise.resolve(parts.later?.()).then(take, take)
  }

  // before what the screen loads: its files would take all connections, and the first answer would wait for them
  const loadingApi = parts.isAlone ? null : preload()
  const ready = () => {
    replayEarlyInput(store)
    performance.mark('prosa:answerable')
    if (!loadingApi) return
    const isForced = query.has('test')
    // the session's dozen files would take the connections on which the first answer is looked up
    const timeout = new Promise((resolve) => setTimeout(resolve, PATIENCE))
    void Promise.race([loadingApi, timeout]).then(() =>
      session.open({ store, journey, campaign: campaign.prefix, isForced, isInOrder }),
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
  // The server-rendered first question equals this tree only if nothing is known about the visitor and the
  // question is at its own URL. A page outside the order is the same for everyone.
  const isFirst = ({ entrance, mode, phase, position }: UiState) =>
    dataset.resume === undefined &&
    phase === 'ready' &&
    position === firstStep({ journey }) &&
    (mode === 'pages' || entrance === null)
  const isBeside = modeOf(screenAt(journey, path)) === null && name !== journey
  // Everything else is rendered from scratch, including a page with a notice, such as one about blocked
  // storage.
  const isAsRendered =
    hasScreen &&
    page !== undefined &&
    screenNameAt(journey, page) === name &&
    selectNotice(store.getState()) === null &&
    !server.isFromStorage &&
    (isBeside || isFirst(selectUi(store.getState())))
  if (isAsRendered) hydrateRoot(container, app)
  else {
    // Synchronous, so that no keystroke is lost between the old form and the new one.
    const focusAgain = keepForm(container)
    flushSync(() => createRoot(container).render(app))
    focusAgain()
  }
  delete dataset.resume
}
