import { isStepOf, stepOf } from '../funnel/journeys.ts'
import type { JourneyId } from '../funnel/types.ts'
import type { ClientStorage } from '../sagas/runtime/outside.ts'
import { selectFlow } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'
import { stepInHistory } from './address.ts'
import type { BrowserHistory } from './history.ts'

/**
 * The history entry of a chat's question is written after the frame that shows it (src/app/address.ts), so a reload
 * before that frame would lead back to the question before. The page therefore names its question as it is left.
 */
export function keepQuestionForReload(storage: ClientStorage, store: AppStore): void {
  window.addEventListener('pagehide', () => {
    const { mode, position } = selectFlow(store.getState())
    if (mode === 'chat') storage.write('question', position)
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
