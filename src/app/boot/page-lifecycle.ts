import type { ClientStorage } from '../../sagas/runtime/dependencies.ts'
import type { SubjectKind } from '../../sagas/runtime/subject-types.ts'
import { selectSubjectId, selectWouldLose } from '../../store/selectors.ts'
import type { AppStore } from '../../store/root-reducer.ts'
import { storedSubjectId } from '../../sagas/storage/stored-subject-id.ts'

/**
 * Reacts when the visitor leaves this page or the browser restores it. It warns about unsaved answers, and reloads a
 * restored page with an outdated order.
 * @param kind the kind of record that this page stores on the server, such as a lead
 */
export function followPageLifecycle(
  storage: ClientStorage,
  kind: SubjectKind | undefined,
  store: AppStore,
): void {
  window.addEventListener('beforeunload', (event) => {
    // warns only while an answer could not be sent
    if (selectWouldLose(store.getState())) event.preventDefault()
  })
  // A page restored from the back/forward cache reloads if another page has started or left an order in
  // the meantime. Otherwise it would ask for the CEP of a second order.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kind && storedSubjectId(storage, kind) !== selectSubjectId(store.getState()))
      window.location.reload()
  })
}
