/** Creates the store and starts the sagas with what they depend on. They choose the first question at once. */
import { applyMiddleware, legacy_createStore, type Action } from '@reduxjs/toolkit'
import createSagaMiddleware, { eventChannel, runSaga, stdChannel, type EventChannel } from 'redux-saga'
import { rootSaga } from '../../sagas/root.ts'
import type { Arrival } from '../../sagas/journey/start-or-restore-order.ts'
import type { Dependencies, BrowserSignal } from '../../sagas/runtime/dependencies.ts'
import { rootReducer } from '../../store/root-reducer.ts'
import { ApiError } from '../../api/api-error-and-its-message.ts'
import { uuid } from '../../lib/uuid.ts'
import { pathBelow, type AddressBar } from '../history/sync-address-bar.ts'
import type { JourneyParts } from '../journeys/register-journey.ts'
import { afterPaint } from './after-paint.ts'
import { nextPage } from '../session/carry-traffic-source.ts'

export function startStore(dependencies: Dependencies, arrival: Arrival) {
  const context = { dependencies }
  const sagas = createSagaMiddleware({ context })
  // configureStore would bring its checks and batching, which this store does not use: 0.7 KiB (docs/decisions/0056)
  const store = legacy_createStore(rootReducer, applyMiddleware(sagas))
  sagas.run(rootSaga, arrival, (saga) => {
    const channel = stdChannel<Action>()
    runSaga({ channel, dispatch: store.dispatch, getState: store.getState, context }, saga)
    return channel.put
  })
  return store
}

/** Dependencies that the caller supplies, and that are passed on unchanged. */
type Given = Pick<
  Dependencies,
  'openApi' | 'can' | 'storage' | 'visit' | 'acceptLink' | 'loadMessageReader' | 'report'
>

interface Parts extends Given {
  readonly addressBar: AddressBar
  readonly parts: JourneyParts
  readonly fetchAhead: (loadJourney: () => Promise<void>) => () => void
}

/** Provides the sagas with what they need from the browser, such as storage, clock and navigation. */
export function browserEnvironment({ addressBar, parts, fetchAhead, ...given }: Parts): Dependencies {
  const { recordCalls, needs, submits, watch } = parts
  const loadJourney = laterOnce(parts)
  return {
    ...given,
    recordCalls,
    needs,
    submits,
    watch,
    loadJourney,
    now: () => Date.now(),
    serverTime,
    uuid,
    go: addressBar.go,
    path: () => pathBelow(addressBar.base, window.location.pathname),
    open: (path, how) => {
      if (how === 'replace') window.location.replace(nextPage(path))
      else window.location.assign(nextPage(path))
    },
    signals: browserSignals,
    painted: () => new Promise((resolve) => afterPaint(resolve)),
    fetchAhead: fetchAhead(loadJourney),
    loadTracker: async () =>
      (await import('../session/send-order-events-to-third-parties.ts')).orderTrackerOf(given.report),
  }
}

/** Reads the clock of the page's server from the header that every reply has. A browser's own clock may be wrong. */
async function serverTime(): Promise<number> {
  try {
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
    return Date.parse(headers.get('date') ?? '') || Date.now()
  } catch {
    return Date.now()
  }
}

/**
 * Returns a function that loads, only once, the steps that are not in the journey's first bundle. If loading
 * fails, it throws a network error, and the next call tries again.
 */
function laterOnce({ later }: JourneyParts): () => Promise<void> {
  let coming: Promise<unknown> | null = null
  return async () => {
    if (!later) return
    coming ??= later().catch((cause: unknown) => {
      coming = null
      throw new ApiError({ kind: 'network' }, { cause })
    })
    await coming
  }
}

/**
 * Turns browser events into signals for the sagas: the connection, the page's visibility, and leaving the
 * page.
 */
function browserSignals(): EventChannel<BrowserSignal> {
  return eventChannel((emit) => {
    const stop = new AbortController()
    const listen = (target: EventTarget, type: string, run: () => void) =>
      target.addEventListener(type, run, { signal: stop.signal })
    listen(window, 'online', () => emit('online'))
    listen(window, 'offline', () => emit('offline'))
    listen(window, 'pagehide', () => emit('leaving'))
    listen(document, 'visibilitychange', () => emit(document.visibilityState))
    return () => stop.abort()
  })
}
