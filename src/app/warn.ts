import { selectWouldLose } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'

/** Warns before leaving, but only while an answer could not be sent (D34). */
export function warnBeforeLoss(store: AppStore): void {
  window.addEventListener('beforeunload', (event) => {
    if (selectWouldLose(store.getState())) event.preventDefault()
  })
}
