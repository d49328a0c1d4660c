/** Asks for another risk check when an answer changes that is sent only with the risk check. */
import { inSpecification } from '../../contract/lead-answers/answer-registry.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { answerAccepted, factsLoaded } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { put, select, takeEvery } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/report-errors.ts'

/** Watches for such changes. */
export function* watchRiskAnswers() {
  yield* takeEvery(answerAccepted, reportErrors(forgetRiskCheck))
}

/** Forgets the result of the risk check, if the changed answer was part of it. */
function* forgetRiskCheck({ payload: { step } }: ReturnType<typeof answerAccepted>) {
  const order = yield* select(selectOrder)
  const isTold = stepOf(order, step).wire?.some((wire) => inSpecification(wire) === 'risk-check') === true
  if (!isTold || !order.answers[step]?.changed || order.facts.risk === 'none') return
  yield* put(factsLoaded({ facts: { risk: 'none', quizFields: [] } }))
}
