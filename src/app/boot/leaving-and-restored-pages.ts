/**
 * Warns about unsaved answers when the visitor leaves the page, and reloads a page that the browser has restored from
 * its back/forward cache with an outdated order.
 */
import type { ClientStorage } from '../../sagas/runtime/dependencies.ts'
import type { RecordKind } from '../../sagas/runtime/server-record-types.ts'
import { selectRecordId, selectWouldLose } from '../../store/selectors.ts'
import type { AppStore } from '../../store/root-reducer.ts'

/** @param kind the kind of record that this page stores on the server, such as a lead */
export function warnUnsavedAndReloadOutdated(
  storage: ClientStorage,
  kind: RecordKind | undefined,
  store: AppStore,
): void {
  window.addEventListener('beforeunload', (event) => {
    // warns only while an answer could not be sent
    if (selectWouldLose(store.getState())) event.preventDefault()
  })
  // A page restored from the back/forward cache reloads if another page has started or left an order in
  // the meantime. Otherwise it would ask for the CEP of a second order.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kind && storage.read(kind) !== selectRecordId(store.getState())) window.location.reload()
  })
}
