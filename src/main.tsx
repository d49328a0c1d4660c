import './app/no-eval.ts'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from './app/BrowserRouter.tsx'
import { addressDoor, pathBelow } from './app/address.ts'
import { afterPaint } from './app/after-paint.ts'
import { App } from './app/App.tsx'
import { apiBase } from './app/api-base.ts'
import { arrivalOf } from './app/arrival.ts'
import { fetchAheadOnce, loadHearing } from './app/fetch-ahead.ts'
import { keepForm, replayEarlyInput } from './app/early-input.ts'
import { lazyApi } from './app/lazy-api.ts'
import { readCampaign } from './app/campaign.ts'
import { browserStorage } from './app/browser-storage.ts'
import { browserOutside } from './app/outside.ts'
import { loadParts } from './app/journeys/load.ts'
import { modeOf, screenAt } from './app/screen-at.ts'
import { reloadWhenOrderIsAnother } from './app/kept-alive.ts'
import { keepQuestionForReload, writeMissedEntry } from './app/reloaded-question.ts'
import { preloadAt } from './app/screens.tsx'
import { laterSession } from './app/session.ts'
import { startStore } from './app/start-store.ts'
import { openingMode, versionOf } from './app/version.ts'
import { visitOf } from './app/visit.ts'
import { warnBeforeLoss } from './app/warn.ts'
import { firstStep, journeyOf } from './funnel/journeys.ts'
import { journeyAt } from './site/journey-at.ts'
import { WHATSAPP_CHAT } from './site/pages.ts'
import { selectMode, selectNotice, selectPhase, selectPosition, selectWait } from './store/selectors.ts'
import { reloadOnce } from './ui/reload-once.ts'
import './ui/tokens.css'
import './ui/base.css'

const campaign = readCampaign()
const base = campaign.prefix && `/${campaign.prefix}`
const path = pathBelow(base, location.pathname)
const report = (error: unknown, where: string) => console.error(where, error)
const parts = await loadParts(journeyAt(campaign.journey, path))
const { id: journey, subject } = parts
const chatPath = path.startsWith(WHATSAPP_CHAT) ? WHATSAPP_CHAT : `${journeyOf({ journey }).root}/chat`
const door = addressDoor(base, journey, chatPath)

// The screen's code first: what is hydrated must be there.
const hasScreen = await preloadAt(journey, path).then(
  () => true,
  // The page stands as it is while it is loaded anew; where that is no help the screen is insisted on below.
  async () => {
    await reloadOnce()
    return false
  },
)

const session = laterSession(report)
const storage = browserStorage()
writeMissedEntry(door.history, storage, journey)
const query = new URLSearchParams(location.search)
const version = versionOf(query, Math.random)
/** A reload costs what is being typed: only where there is nothing on the screen but the wait for a call. */
const reloadForWait = () => {
  const isInOrder = modeOf(screenAt(journey, pathBelow(base, location.pathname))) !== null
  if (isInOrder && selectWait(store.getState())) void reloadOnce()
}
const api = lazyApi(async () => {
  const { createApi } = await import('./api/api.ts')
  const channel = () => selectMode(store.getState())
  return createApi({ base: apiBase(), fetch: (...args) => window.fetch(...args), channel })
}, reloadForWait)
const outside = browserOutside({
  door,
  storage,
  parts,
  api: api.api,
  visit: visitOf(campaign, path, query, version, session),
  fetchAhead: (loadJourney) => fetchAheadOnce(journey, path, loadJourney),
  loadHearing,
  report,
})
const store = startStore(
  outside,
  arrivalOf(
    { journey, prefix: campaign.prefix, path },
    openingMode(version, storage.read('mode')),
    location.search,
    door.history.location.state,
    window.__prosaLink ?? {},
    subject?.kind,
  ),
)
warnBeforeLoss(store)
keepQuestionForReload(storage, store)
reloadWhenOrderIsAnother(storage, subject?.kind, store)

const container = document.getElementById('root')
if (!container) throw new Error('no #root in the page')
const ready = () => {
  replayEarlyInput(store)
  performance.mark('prosa:answerable')
  api.preload()
  afterPaint(session.open)
}
const app = (
  <BrowserRouter door={door} store={store}>
    <App
      store={store}
      base={base}
      campaign={campaign}
      journey={journey}
      follow={door.follow}
      report={report}
      onReady={ready}
    />
  </BrowserRouter>
)
const { dataset } = document.documentElement
// The prerendered first question is this very tree when nothing is known of the visitor, who stands at that
// question, and nothing has to be told (blocked storage); everything else is rendered anew.
const isAsRendered =
  hasScreen &&
  dataset.resume === undefined &&
  selectPhase(store.getState()) === 'ready' &&
  selectNotice(store.getState()) === null &&
  selectPosition(store.getState()) === firstStep({ journey })
if (container.dataset.page !== undefined && isAsRendered) hydrateRoot(container, app)
else {
  // At once: no key may fall between the form that goes and the one that comes.
  const focusAgain = keepForm(container)
  flushSync(() => createRoot(container).render(app))
  focusAgain()
}
delete dataset.resume
