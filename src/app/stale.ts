import type { Memory } from '../sagas/outside.ts'
import { selectLeadId } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'

const KEY = 'prosa.reloaded'
const SOON = 30_000

/**
 * A file of an old deploy is gone (faults 16): the page loads itself anew once, the order stands where it stood.
 * A second failure soon after is left to the boundary, so nothing loops.
 */
export function reloadOnceWhenStale(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    try {
      const last = Number(sessionStorage.getItem(KEY))
      if (Date.now() - last < SOON) return
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    window.location.reload()
  })
}

/**
 * A page that the browser kept alive comes back (faults 14): if another page has begun or left an order meanwhile, it
 * is loaded anew, or it would ask for the CEP of a second one.
 */
export function reloadWhenOrderIsAnother(memory: Memory, store: AppStore): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && memory.read('leadId') !== selectLeadId(store.getState())) window.location.reload()
  })
}
