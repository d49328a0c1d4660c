import { isStepOf, stepOf } from '../../funnel/journeys.ts'
import type { JourneyId } from '../../funnel/types.ts'
import type { ClientStorage } from '../../sagas/runtime/saga-environment.ts'
import type { SubjectKind } from '../../sagas/runtime/subject-types.ts'
import { selectFlow, selectSubjectId, selectWouldLose } from '../../store/selectors.ts'
import type { AppStore } from '../../store/store.ts'
import { stepInHistory } from '../history/sync-address-bar.ts'
import type { BrowserHistory } from '../history/browser-history.ts'

/**
 * Reacts when the visitor leaves this page or the browser restores it. It warns about unsaved answers, keeps
 * the chat's current question across a reload, and reloads a restored page with an outdated order.
 * @param kind the kind of record that this page stores on the server, such as a lead
 */
export function followPageLifecycle(
  storage: ClientStorage,
  kind: SubjectKind | undefined,
  store: AppStore,
): void {
  window.addEventListener('beforeunload', (event) => {
    // warns only while an answer could not be sent (D34)
    if (selectWouldLose(store.getState())) event.preventDefault()
  })
  // The chat's history entry is written only after its question is painted (history/sync-address-bar.ts). A reload
  // before that would return to the previous question, so the page stores the current one.
  window.addEventListener('pagehide', () => {
    const { mode, position } = selectFlow(store.getState())
    if (mode === 'chat') storage.write('question', position)
  })
  // A page restored from the back/forward cache (X14) reloads if another page has started or left an order in
  // the meantime. Otherwise it would ask for the CEP of a second order.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kind && storage.read(kind) !== selectSubjectId(store.getState()))
      window.location.reload()
  })
}

/** Adds the history entry that was lost because the chat was reloaded too early (D36). */
export function writeMissedEntry(
  history: BrowserHistory,
  storage: Pick<ClientStorage, 'read' | 'drop'>,
  journey: JourneyId,
): void {
  const step = storage.read('question')
  if (step === null) return
  storage.drop('question')
  const [visit] = performance.getEntriesByType('navigation')
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  const written = stepInHistory(journey, history.location.state)
  // if the history entry names no question, the order decides where it continues
  if (!isReload || written === null || written === step || !isStepOf({ journey }, step)) return
  if (!stepOf({ journey }, step).isTransient) history.push(history.location, { step })
}
