import type { ClientStorage } from '../sagas/runtime/outside.ts'
import type { SubjectKind } from '../sagas/subject/subject.ts'
import { selectSubjectId } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'

/**
 * A page restored from the back/forward cache (X14) reloads if another page has since started or left an order;
 * otherwise it would ask for the CEP of a second order.
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
