/** Selects the question whose answer could not be saved although the server can be reached. */
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectSaves } from '../../store/selectors.ts'

/** The step whose answer the server, which can be reached, has not saved; null if there is none. */
export function selectUnsavedStep(state: RootState): StepId | null {
  const { items, held, failure } = selectSaves(state)
  if (!failure || failure.offline) return null
  return items.find(({ key }) => !held.includes(key))?.step ?? null
}
