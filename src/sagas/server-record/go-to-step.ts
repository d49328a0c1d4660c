/** Moves the visitor to the next step, or back to an answer that needs correction. */
import { DEPENDENTS } from '../../funnel/initial-server-data-and-clearing-rules.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { nextStep } from '../../funnel/next-previous-and-allowed-steps.ts'
import { stepChanged } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import { call, put, select } from '../runtime/effects.ts'

/**
 * Goes to the step after a completed one, and skips questions that the visitor has already answered. Loading
 * steps and quizzes leave no history entry.
 * @param wasMissing whether the completed step was the first one that the order still lacked
 */
export function* goToNextStep(from: StepId, wasMissing = false) {
  let to = yield* stepBehind(from, wasMissing)
  while (yield* applyEarlyAnswer(to, false)) to = yield* stepBehind(from, wasMissing)
  const order = yield* select(selectOrder)
  const { returnTo } = yield* select(selectUi)
  // Forgets the step to return to if it no longer applies, such as a quiz whose risk check is void. Whether the day of
  // the visit does is not known while a corrected address is checked.
  const isOpen = DEPENDENTS.coverage.rechecks?.some((id) => order.answers[id]?.isUnsure) === true
  const isLost = returnTo !== null && !isOpen && !stepOf(order, returnTo).applies(order)
  const isEnd = stepOf(order, to).kind === 'receipt'
  const how = stepOf(order, from).isTransient || isEnd ? 'replace' : 'push'
  yield* put(stepChanged({ to, how, ...(isLost ? { returnTo: null } : {}) }))
}

const loadGivenAnswers = () => import('./apply-early-answer.ts').catch(() => null)

/**
 * Applies the answer to a question, if the visitor has already given one. If its code cannot be loaded, the question is
 * asked.
 * @param hasAll whether everything that the step needs from the server has loaded
 * @returns whether an answer was applied
 */
export function* applyEarlyAnswer(id: StepId, hasAll: boolean) {
  const { earlyAnswers } = yield* select(selectUi)
  const given = earlyAnswers[id] && (yield* call(loadGivenAnswers))
  return given ? yield* given.applyGivenAnswer(id, hasAll) : false
}

function* stepBehind(from: StepId, wasMissing: boolean) {
  const { returnTo, mode } = yield* select(selectUi)
  return nextStep(yield* select(selectOrder), from, returnTo, mode, wasMissing)
}

/**
 * Takes the visitor to a step for correction, and remembers the step to return to. The dead end of an address
 * without an offer is never returned to, because a new address is asked for from its first question.
 */
export function* goBackToStep(step: StepId) {
  const order = yield* select(selectOrder)
  const { returnTo, position } = yield* select(selectUi)
  if (position === step) return
  const back = returnTo ?? (stepOf(order, position).isDeadEnd ? null : position)
  yield* put(stepChanged({ to: step, how: 'push', returnTo: back }))
}
