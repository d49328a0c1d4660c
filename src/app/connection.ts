import { eventChannel, type EventChannel } from 'redux-saga'
import type { BrowserSignal } from '../sagas/runtime/outside.ts'

/** Connectivity, visibility and page-leave events of the browser. */
export function browserSignals(): EventChannel<BrowserSignal> {
  return eventChannel((emit) => {
    const stop = new AbortController()
    const listen = (target: EventTarget, type: string, run: () => void) =>
      target.addEventListener(type, run, { signal: stop.signal })
    listen(window, 'online', () => emit('online'))
    listen(window, 'offline', () => emit('offline'))
    listen(window, 'pagehide', () => emit('leaving'))
    listen(document, 'visibilitychange', () => {
      if (document.visibilityState === 'visible') emit('visible')
    })
    return () => stop.abort()
  })
}
