import { isStepId } from '../funnel/journeys.ts'
import { answered, drafted } from '../store/events.ts'
import { selectPosition } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'

/** Replays what was typed or sent before the app was ready (decisions 35), then lets go of the page. */
export function replayHeld(store: AppStore): void {
  const held = window.__prosaHeld
  if (!held) return
  const { step, values, submitted } = held
  if (step !== null && isStepId(step) && step === selectPosition(store.getState())) {
    for (const [name, value] of Object.entries(values)) store.dispatch(drafted({ step, name, value }))
    if (submitted) store.dispatch(answered({ step, values: { ...values } }))
  }
  held.release()
}
