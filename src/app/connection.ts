import { eventChannel, type EventChannel } from 'redux-saga'
import type { BrowserSignal } from '../sagas/runtime/outside.ts'

/** Connection, visibility and leaving, as the browser tells them. */
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
