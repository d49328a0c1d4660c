import type { Memory } from '../sagas/outside.ts'
import { selectLeadId } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'

/**
 * A page that the browser kept alive comes back (faults 14): if another page has begun or left an order meanwhile, it
 * is loaded anew, or it would ask for the CEP of a second one.
 */
export function reloadWhenOrderIsAnother(storage: Memory, store: AppStore): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storage.read('leadId') !== selectLeadId(store.getState())) window.location.reload()
  })
}
