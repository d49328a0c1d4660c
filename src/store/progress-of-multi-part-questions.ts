/** Store slice of the chat's progress in questions that it asks in several parts. */
import type { StepId } from '../funnel/step-and-journey-types.ts'
import * as events from './redux-actions.ts'
import { buildReducer } from './reducer-without-immer.ts'

/** Progress of the questions that the chat asks in several parts. The values are in the step's draft. */
export interface QuestionParts {
  /** Names of the parts that have been answered, by step. */
  readonly accepted: Readonly<Record<StepId, readonly string[]>>
  /** An answered part that is being corrected, and its previous value. */
  readonly reopened: { readonly step: StepId; readonly name: string; readonly before: string } | null
}

const nothing: QuestionParts = { accepted: {}, reopened: null }

export const partsReducer = buildReducer(nothing, (on) => {
  on(events.partAccepted, ({ accepted }, { step, name }) => ({
    accepted: { ...accepted, [step]: [...(accepted[step] ?? []).filter((each) => each !== name), name] },
    reopened: null,
  }))
  on(events.partReopened, ({ accepted }, reopened) => ({ accepted, reopened }))
  on(events.stepChanged, (parts) => (parts.reopened ? { ...parts, reopened: null } : parts))
  // the parts belong to one quiz, one address and one order
  on(events.riskChecked, () => nothing)
  on(events.coverageChecked, () => nothing)
  on(events.orderRestarted, () => nothing)
})
