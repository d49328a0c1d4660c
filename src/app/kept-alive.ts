import type { ClientStorage } from '../sagas/runtime/outside.ts'
import type { SubjectKind } from '../sagas/subject/subject.ts'
import { selectSubjectId } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'

/**
 * A page that the browser kept alive comes back (X14): if another page has begun or left an order meanwhile, it
 * is loaded anew, or it would ask for the CEP of a second one.
 */
export function reloadWhenOrderIsAnother(
  storage: ClientStorage,
  kind: SubjectKind | undefined,
  store: AppStore,
): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kind && storage.read(kind) !== selectSubjectId(store.getState()))
      window.location.reload()
  })
}
