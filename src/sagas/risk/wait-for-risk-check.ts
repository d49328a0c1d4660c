/** Waits for the risk check and continues with its result. */
import { findStep } from '../../funnel/journey-registry.ts'
import { backgroundRiskCheckChanged, riskChecked, waitEnded, waitStarted } from '../../store/redux-actions.ts'
import { selectUi, selectOrder, selectPosition, selectWait } from '../../store/selectors.ts'
import { put, select, take } from '../runtime/effects.ts'
import { goToNextStep } from '../server-record/go-to-step.ts'
import { applyRecoveryDetached } from '../server-record/recover-from-rejected-call.ts'
import { requestRiskCheck } from './request-risk-check-with-unsaved-answers.ts'

/** Continues after the step that waits for the risk check. */
export function* moveOnFromRisk() {
  const step = findStep(yield* select(selectOrder), ({ needs }) => needs === 'risk')
  if (step) yield* goToNextStep(step.id)
}

/** Waits for the risk check that is already running in the background, or starts one. */
export function* waitForRisk() {
  yield* askedAhead()
  if ((yield* select(selectOrder)).facts.risk === 'none') yield* checkRisk()
  else yield* moveOnFromRisk()
}

function* askedAhead() {
  const isAsked = () => select(({ ui }) => ui.isRiskAsked)
  if (!(yield* isAsked())) return
  yield* put(waitStarted({ what: 'risk' }))
  while (yield* isAsked()) yield* take(backgroundRiskCheckChanged)
  // a failure message stays on the screen while the check is requested again
  if ((yield* select(selectWait))?.status === 'running') yield* put(waitEnded())
}

/** Runs the risk check. On the quiz step, after a reload, it only fetches the questions again. */
function* checkRisk() {
  const outcome = yield* requestRiskCheck()
  if (!outcome) return
  if ('way' in outcome) {
    yield* applyRecoveryDetached(outcome.way)
    return
  }
  const waited = findStep(yield* select(selectOrder), ({ needs }) => needs === 'risk')?.id
  yield* put(riskChecked(outcome.reply))
  const position = yield* select(selectPosition)
  if (position === waited || !outcome.reply.quiz) yield* moveOnFromRisk()
}

/** Fetches the questions of a quiz if a reload has lost them. */
export function* fetchQuiz() {
  if (!(yield* select(selectUi)).quiz) yield* checkRisk()
}
