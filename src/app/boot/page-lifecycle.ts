import { isStepOf, stepOf } from '../../funnel/journeys.ts'
import type { JourneyId } from '../../funnel/types.ts'
import type { ClientStorage } from '../../sagas/runtime/outside.ts'
import type { SubjectKind } from '../../sagas/runtime/subject.ts'
import { selectFlow, selectSubjectId, selectWouldLose } from '../../store/selectors.ts'
import type { AppStore } from '../../store/store.ts'
import { stepInHistory } from '../history/address-bar.ts'
import type { BrowserHistory } from '../history/browser-history.ts'

/**
 * What happens when this page is left, and when the browser brings it back.
 * @param kind subject kind that this page stores
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
  // The history entry of a chat's question is written after the frame that shows it (history/address-bar.ts), so a
  // reload before that frame would lead back to the question before. The page therefore names its question.
  window.addEventListener('pagehide', () => {
    const { mode, position } = selectFlow(store.getState())
    if (mode === 'chat') storage.write('question', position)
  })
  // A page restored from the back/forward cache (X14) reloads if another page has since started or left an order;
  // otherwise it would ask for the CEP of a second order.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && kind && storage.read(kind) !== selectSubjectId(store.getState()))
      window.location.reload()
  })
}

/** Writes the history entry that a reload prevented (D36). */
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
  // where no question is named, the order itself says where it continues
  if (!isReload || written === null || written === step || !isStepOf({ journey }, step)) return
  if (!stepOf({ journey }, step).isTransient) history.push(history.location, { step })
}
