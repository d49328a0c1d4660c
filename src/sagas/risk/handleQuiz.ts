import type { PayloadAction, Action } from '@reduxjs/toolkit'
import { check } from '../../funnel/answer.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { StepId, Values } from '../../funnel/types.ts'
import { answered, moved, refused, riskChecked } from '../../store/events.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { call, outside, put, select } from '../effects.ts'
import { orWayOut, takeWayOut } from '../finish/refusedOrder.ts'
import { moveOn } from '../journey/move.ts'
import { drained } from '../saves/drained.ts'
import { whileAt } from '../whileAt.ts'
import { askRisk } from './checkRisk.ts'

/** The answers of a quiz: all given, then PATCH …/riskValidation/QuizAnswer decides (decisions 10). */
export function* handleQuiz({ payload }: PayloadAction<{ step: StepId; values: Values }>) {
  if (payload.step !== 'validacao') return
  const order = yield* select(selectOrder)
  const checked = check(stepOf('validacao'), payload.values, order)
  if ('problems' in checked) {
    yield* put(refused({ step: 'validacao', problems: checked.problems }))
    return
  }
  const outcome = yield* whileAt('validacao', () => sendQuiz(checked.values))
  if (!outcome) return
  if ('way' in outcome) {
    yield* takeWayOut(outcome.way)
    return
  }
  yield* put(riskChecked(outcome.reply))
  yield* moveOn('validacao')
}

function* sendQuiz(first: Values) {
  if (!(yield* drained('quiz'))) return null
  const { api, uuid } = yield* outside()
  const { quiz, leadId } = yield* select(selectFlow)
  if (!quiz || !leadId) return null
  let values = first
  let key = uuid()
  return yield* orWayOut('quiz', function* (word?: Action) {
    if (word && answered.match(word) && word.payload.step === 'validacao') {
      // The button was pressed again, perhaps with another choice: the last choice counts.
      values = { ...values, ...word.payload.values }
      key = uuid()
    }
    const questions = quiz.questions.map(({ id }) => ({ id, answer: { id: values[id] ?? '' } }))
    return yield* call(api.lead.answerQuiz, leadId, { idQuiz: quiz.idQuiz, questions }, key)
  })
}

/** "Tentar novamente" on erro1: the risk check draws the second and last quiz. */
export function* handleAnotherQuiz() {
  const outcome = yield* whileAt('erro1', askRisk)
  if (!outcome) return
  if ('way' in outcome) {
    yield* takeWayOut(outcome.way)
    return
  }
  yield* put(riskChecked(outcome.reply))
  const { risk } = yield* select(selectOrder)
  if (risk === 'quiz') yield* put(moved({ to: 'validacao', how: 'replace' }))
  else yield* moveOn('confirmando-dados')
}
